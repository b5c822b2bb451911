/** The newcomer's way in: one press, and the training quest begins. */
import { QUEST_BOOKS } from 'virtual:quests';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import { firstExpedition, firstGame, firstNextGame, HEROES } from './draft.ts';
import type { Start } from './useStart.ts';
import { EXPEDITION } from './words.ts';
import './PlayNow.css';

interface Props {
  readonly start: Start;
  /** With the quest's parchment, for those who have never played. */
  readonly full: boolean;
}

export function PlayNow({ start: { start, busy }, full }: Props) {
  const words = useWords(LOBBY);
  const expedition = useWords(EXPEDITION);
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
        onClick={() => start(firstGame({ name, language }, null))}
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
              onClick={() => start(firstGame({ name, language }, hero))}
            >
              <Emblem emblem={hero} size={2} />
              {words(hero)}
            </button>
          ))}
        </span>
      </div>
      <div className="play-now-one">
        <span>{words('playNextHint')}</span>
        <button
          type="button"
          className="play-now-hero"
          disabled={busy}
          onClick={() => start(firstNextGame({ name, language }, QUEST_BOOKS.nextlevel))}
        >
          <Icon name="compass" /> {words('playNext')}
        </button>
      </div>
      <div className="play-now-one">
        <span>{expedition('playHint')}</span>
        <button
          type="button"
          className="play-now-hero"
          disabled={busy}
          onClick={() => start(firstExpedition({ name, language }))}
        >
          <Icon name="torch" /> {expedition('play')}
        </button>
      </div>
    </section>
  );
}
