/** For newcomers: one press starts the training quest. */
import { QUEST_BOOKS } from 'virtual:quests';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import { firstGame } from '../classic/lobby/form.ts';
import { HEROES } from '../classic/lobby/party.ts';
import { newDraft } from './draft.ts';
import type { Start } from './useStart.ts';
import './PlayNow.css';

interface Props {
  readonly start: Start;
  /** With the quest's parchment, for first-time players. */
  readonly full: boolean;
}

export function PlayNow({ start: { teach, busy }, full }: Props) {
  const words = useWords(LOBBY);
  const { name, language } = useSettings();
  const quest = QUEST_BOOKS.classic.find(({ training }) => training)!;
  return (
    <section className="play-now panel panel-parchment on-parchment" aria-labelledby="play-now">
      <h2 id="play-now" className="play-now-title">
        {quest.title[language]}
      </h2>
      {full && <p className="play-now-text">{quest.parchment[language]}</p>}
      <Button
        kind="primary"
        large
        wide
        icon="crossed-swords"
        busy={busy}
        onClick={() => teach(firstGame(newDraft('solo', { name, language }), null))}
      >
        {busy ? words('opening') : words('playNow')}
      </Button>
      <p className="play-now-hint">{words('playNowHint')}</p>
      <div className="play-now-one">
        <span>{words('leadOne')}</span>
        <span className="play-now-heroes">
          {HEROES.map((hero) => (
            <button
              key={hero}
              type="button"
              className="play-now-hero"
              disabled={busy}
              onClick={() => teach(firstGame(newDraft('solo', { name, language }), hero))}
            >
              <Emblem emblem={hero} size={2} />
              {words(hero)}
            </button>
          ))}
        </span>
      </div>
    </section>
  );
}
