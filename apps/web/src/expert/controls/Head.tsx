/** The chosen figure: its Body, what is left to it in this turn, what lasts; and those who could take the next turn. */
import { conditionText, valuesSeen } from '@oubliette/expert';
import type { Figure } from '@oubliette/expert';
import { useKeyOf } from '../../play/HintBubble.tsx';
import { Stat } from '../../play/TurnHead.tsx';
import { FigurePicture } from '../board/FigurePicture.tsx';
import { figureName } from '../play/labels.ts';
import type { Table } from '../play/table.ts';

export function Head({ table }: { readonly table: Table }) {
  const { scene, situation, names, desk } = table;
  const figure = scene.view.figures.find(({ id }) => id === situation.figure);
  if (figure === undefined) return null;
  const name = figureName(names, figure.id, scene.language);
  return (
    <div className="turn-head">
      <button
        type="button"
        className="turn-head-token"
        aria-label={name}
        onClick={() => {
          desk.lookAt([figure.square]);
          desk.toggleInspected(figure.id);
        }}
      >
        <FigurePicture figure={figure} size={46} />
      </button>
      <div className="turn-head-words">
        <h2 className="turn-head-title">{name}</h2>
        <Stats table={table} figure={figure} />
      </div>
    </div>
  );
}

function Stats({ table, figure }: { readonly table: Table; readonly figure: Figure }) {
  const { scene, words } = table;
  const { view, language } = scene;
  const { body, fullBody } = valuesSeen(view, figure);
  const act = view.turn.act?.figure === figure.id ? view.turn.act : null;
  const hasActed = act !== null && act.did !== null;
  return (
    <ul className="turn-head-stats">
      <Stat
        icon="hearts"
        text={words('bodyOf', { now: body, most: fullBody })}
        short={`${body}/${fullBody}`}
        low={body * 3 <= fullBody}
        brief
      />
      {act !== null && (
        <>
          <Stat
            icon="walking-boot"
            text={act.left === null ? words('notRolled') : words('cellsLeft', { left: act.left })}
            short={act.left === null ? '?' : `${act.left}`}
          />
          <Stat
            icon="crossed-swords"
            text={words(hasActed ? 'hasActed' : 'mayAct')}
            short={hasActed ? '–' : '✓'}
          />
        </>
      )}
      {figure.conditions.map((condition) => (
        <li key={JSON.stringify(condition)} className="turn-head-stat desk-effect">
          {conditionText(condition)[language]}
        </li>
      ))}
    </ul>
  );
}

/** Those who could take the next turn; a press chooses, a second one begins it. */
export function Roster({ table }: { readonly table: Table }) {
  const { scene, situation, names, words, desk } = table;
  const { begins, figure } = situation;
  const keyOf = useKeyOf();
  if (begins.size === 0) return null;
  return (
    <div className="desk-roster" role="group" aria-label={words('whoNext', { key: keyOf('next') })}>
      {[...begins].map(([id, begin]) => {
        const self = scene.view.figures.find((one) => one.id === id);
        const label = words('begins', { name: figureName(names, id, scene.language) });
        return (
          self !== undefined && (
            <button
              key={id}
              type="button"
              aria-pressed={id === figure}
              aria-label={label}
              title={label}
              onClick={() => (id === figure ? void desk.give(begin) : desk.turnTo(id))}
            >
              <FigurePicture figure={self} size={36} />
            </button>
          )
        );
      })}
    </div>
  );
}
