/** Behind the screen: the monsters by room, the notes of the quest, the figures left in the box. */
import { figureMention, nounOf } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import { typeset, withApostrophes } from '@oubliette/words';
import { Icon } from '../../ui/Icon.tsx';
import { linkTo } from '../Inspector.tsx';
import { boxLeft, monstersByRoom, noteCards, plainName, powersLeft } from '../play/master.ts';
import { TokenPicture } from '../tokens/index.ts';
import { Ahead } from './Ahead.tsx';
import { ForMaster, Note } from './Note.tsx';
import type { Classic } from '../useClassic.ts';
import './MasterPages.css';

interface Props {
  readonly classic: Classic;
}

export function MasterMonsters({ classic }: Props) {
  const { kit, scene, situation, names, words } = classic;
  const { view, language } = scene;
  const rooms = monstersByRoom(view, situation.moves, language);
  if (rooms.length === 0) return <p className="master-empty">{words('noMonsters')}</p>;
  return (
    <div className="master-rooms">
      {rooms.map(({ place, monsters }) => (
        <section key={place} className="master-room">
          <h4 className="master-title">{place}</h4>
          <ul className="master-list">
            {monsters.map(({ figure, played, able }) => (
              <li key={figure.id}>
                <button
                  type="button"
                  className="master-monster"
                  aria-pressed={situation.menu?.actor === figure.id}
                  data-played={played || undefined}
                  onClick={() => classic.controller.turnTo(figure.id)}
                >
                  <TokenPicture of={figure} size={40} />
                  <span className="master-words">
                    <span className="master-name">
                      {plainName(figureMention(names, figure.id), language)} ·{' '}
                      {makeSquare(view.board, figure.square)}
                    </span>
                    <span className="master-note">
                      {played ? words('played') : able ? words('notPlayed') : ''}
                      {powersLeft(view, figure.id, names, language)
                        .map(
                          ({ name, left }) =>
                            ` · ${typeset(language, `${name}: ${words('powerLeft', { count: left })}`)}`,
                        )
                        .join('')}
                    </span>
                  </span>
                  {played && <Icon name="check" />}
                </button>
                {kit.panels.Monster !== undefined && (
                  <kit.panels.Monster
                    view={view}
                    names={names}
                    language={language}
                    figure={figure}
                    rule={linkTo(classic)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function MasterNotes({ classic }: Props) {
  const { scene, names, words } = classic;
  const cards = noteCards(scene.view, names, scene.language);
  const advice = scene.view.screen?.quest.master ?? null;
  if (cards.length === 0 && advice === null) return <p className="master-empty">{words('noNotes')}</p>;
  const coming = cards.filter(({ fired }) => !fired).toSorted((a, b) => Number(b.near) - Number(a.near));
  const fired = cards.filter((card) => card.fired);
  return (
    <div className="master-notes">
      {advice !== null && (
        <ForMaster
          classic={classic}
          text={typeset(scene.language, withApostrophes(advice[scene.language]))}
        />
      )}
      <Ahead classic={classic} />
      <h4 className="master-title">{words('notesToCome')}</h4>
      {coming.map((card) => (
        <Note key={card.key} classic={classic} card={card} />
      ))}
      {fired.length > 0 && <h4 className="master-title">{words('notesFired')}</h4>}
      {fired.map((card) => (
        <Note key={card.key} classic={classic} card={card} />
      ))}
    </div>
  );
}

export function MasterBox({ classic }: Props) {
  const { scene, names, words } = classic;
  const { view, language } = scene;
  const { screen } = view;
  if (screen === null) return null;
  return (
    <div className="master-box">
      <p>{words('treasureCards', { count: view.treasure.pile.length })}</p>
      <p>{words('wanderingIs', { kind: nounOf(names.monsters, screen.quest.wandering) })}</p>
      <h4 className="master-title">{words('figuresLeft')}</h4>
      <ul className="master-figures">
        {boxLeft(screen.pool, names, language).map(({ kind, name, count }) => (
          <li key={kind} className="master-figure" data-none={count === 0 || undefined}>
            <TokenPicture of={{ kind, side: 'morcar' }} size={34} />
            <span>
              {name}: <b>{count}</b>
            </span>
          </li>
        ))}
      </ul>
      {Object.keys(screen.timers).length > 0 && (
        <>
          <h4 className="master-title">{words('timers')}</h4>
          <ul className="master-list">
            {Object.entries(screen.timers).map(([timer, round]) => (
              <li key={timer}>{words('timerAt', { timer, round })}</li>
            ))}
          </ul>
        </>
      )}
      {screen.quest.counters.length > 0 && (
        <>
          <h4 className="master-title">{words('counters')}</h4>
          <ul className="master-list">
            {screen.quest.counters.map(({ id, start }) => (
              <li key={id}>{words('counterAt', { counter: id, value: screen.counters?.[id] ?? start })}</li>
            ))}
          </ul>
        </>
      )}
      {screen.flags.length > 0 && (
        <>
          <h4 className="master-title">{words('flags')}</h4>
          <p>{screen.flags.join(', ')}</p>
        </>
      )}
    </div>
  );
}
