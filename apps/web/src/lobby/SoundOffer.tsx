/** Offered on a first visit: ambience, and a voice that reads aloud. Whatever is chosen, it is not offered again. */
import { changeSettings, useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import './SoundOffer.css';

const QUIETLY = 0.4;

export function SoundOffer() {
  const words = useWords(LOBBY);
  const { sound, soundOffered } = useSettings();
  if (soundOffered) return null;
  const choose = (ambience: number, readAloud: boolean) => () =>
    changeSettings({ soundOffered: true, sound: { ...sound, ambience }, readAloud });
  return (
    <Panel className="sound-offer">
      <p>{words('soundOffer')}</p>
      <div className="sound-offer-answers">
        <Button icon="public-speaker" onClick={choose(QUIETLY, true)}>
          {words('soundBoth')}
        </Button>
        <Button onClick={choose(QUIETLY, false)}>{words('soundAmbience')}</Button>
        <Button kind="quiet" onClick={choose(0, false)}>
          {words('soundNone')}
        </Button>
      </div>
    </Panel>
  );
}
