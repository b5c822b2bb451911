/** The figure in hand: wounds, fate, squares and deed left, what is at work on it; and the others one plays. */
import { effectName, squaresLeftSeen } from '@oubliette/advanced';
import type { Figure, FigureId } from '@oubliette/advanced';
import { useKeyOf } from '../../table/HintBubble.tsx';
import { Stat } from '../../table/TurnHead.tsx';
import { Button } from '../../ui/Button.tsx';
import { FigurePicture } from '../board/Figures.tsx';
import { mostWounds } from '../board/looks.ts';
import { againOf } from '../play/again.ts';
import { doerOf } from '../play/commands.ts';
import type { Table } from '../play/desk.ts';
import { figureName } from '../play/labels.ts';

export function Head({ table }: { readonly table: Table }) {
  const { scene, situation, names, desk } = table;
  const { view, language } = scene;
  const figure = view.figures.find(({ id }) => id === situation.figure);
  if (figure === undefined) return null;
  const name = figureName(names, figure.id, language);
  return (
    <div className="turn-head">
      <button
        type="button"
        className="turn-head-token"
        aria-label={name}
        onClick={() => {
          desk.lookAt([figure.square]);
          desk.change({ inspected: figure.id });
        }}
      >
        <FigurePicture view={view} figure={figure} size={46} />
      </button>
      <div className="turn-head-words">
        <h2 className="turn-head-title">{name}</h2>
        <Stats table={table} figure={figure} />
      </div>
      <SameAgain table={table} />
    </div>
  );
}

function Stats({ table, figure }: { readonly table: Table; readonly figure: Figure }) {
  const { scene, words } = table;
  const { view, language } = scene;
  const most = mostWounds(view, figure);
  const sheet = view.sheets.find(({ id }) => id === figure.id);
  const left = squaresLeftSeen(view, figure.id);
  const hasActed = (view.turn.acts[figure.id]?.did ?? null) !== null;
  const effects = figure.effects.flatMap(({ tag }) => effectName(tag, language) ?? []);
  return (
    <ul className="turn-head-stats">
      <Stat
        icon="hearts"
        text={words('woundsOf', { now: Math.max(0, figure.wounds), most })}
        short={`${Math.max(0, figure.wounds)}/${most}`}
        low={figure.wounds * 3 <= most}
        brief
      />
      {sheet !== undefined && (
        <Stat
          icon="round-star"
          text={words('fateLeft', { fate: sheet.fate })}
          short={`${sheet.fate}`}
          brief
        />
      )}
      {figure.wounds <= 0 ? (
        <li className="turn-head-stat">{words('cellDown')}</li>
      ) : (
        <>
          <Stat icon="walking-boot" text={words('squaresLeft', { left })} short={`${left}`} />
          <Stat
            icon="crossed-swords"
            text={words(hasActed ? 'hasActed' : 'mayAct')}
            short={hasActed ? '–' : '✓'}
          />
        </>
      )}
      {effects.map((effect) => (
        <li key={effect} className="turn-head-stat">
          {effect}
        </li>
      ))}
    </ul>
  );
}

/** Henchmen and monsters one after the other: what the last one did, for the next. */
function SameAgain({ table }: { readonly table: Table }) {
  const { desk, hand, situation, scene, names, words } = table;
  if (hand.staged !== null || hand.action !== null) return null;
  const again = againOf(situation, hand.last);
  if (again === null) return null;
  const id = again.is === 'walk' ? again.figure : (doerOf(again.command) ?? '');
  return (
    <Button className="adv-again" icon="return-arrow" onClick={() => desk.again()}>
      {words('same', { figure: figureName(names, id, scene.language) })}
    </Button>
  );
}

/** Everybody one plays, with who has finished; those who may still do something can be turned to. */
export function Roster({ table }: { readonly table: Table }) {
  const { scene, situation, names, words, desk } = table;
  const { view, language, seats } = scene;
  const keyOf = useKeyOf();
  const isMaster = situation.menu?.role === 'master';
  const own = view.figures.filter(({ id, side }) =>
    isMaster ? side === 'monsters' : seats.includes(view.sheets.find((sheet) => sheet.id === id)?.seat ?? ''),
  );
  const others = situation.figures.filter((id) => !own.some((figure) => figure.id === id));
  if (own.length + others.length < 2) return null;
  const isDown = (id: FigureId): boolean => (view.figures.find((one) => one.id === id)?.wounds ?? 1) <= 0;
  const state = (id: FigureId): string => {
    if (isDown(id)) return words('cellDown');
    return situation.figures.includes(id)
      ? words((view.turn.acts[id]?.did ?? null) === null ? 'mayAct' : 'hasActed')
      : words('isOver');
  };
  return (
    <div className="adv-roster" role="group" aria-label={words('whoseTurn', { key: keyOf('next') })}>
      {own.map((figure) => {
        const label = `${figureName(names, figure.id, language)}, ${state(figure.id)}`;
        return (
          <button
            key={figure.id}
            type="button"
            aria-pressed={figure.id === situation.figure}
            aria-disabled={!situation.figures.includes(figure.id) || undefined}
            aria-label={label}
            title={label}
            data-acted={(view.turn.acts[figure.id]?.did ?? null) !== null || undefined}
            onClick={() => {
              if (situation.figures.includes(figure.id)) desk.turnTo(figure.id);
              else desk.change({ inspected: figure.id });
              desk.lookAt([figure.square]);
            }}
          >
            <FigurePicture view={view} figure={figure} size={36} />
          </button>
        );
      })}
      {others.map((id) => (
        <button
          key={id}
          type="button"
          className="adv-roster-off"
          aria-pressed={id === situation.figure}
          onClick={() => desk.turnTo(id)}
        >
          {figureName(names, id, language)}
        </button>
      ))}
    </div>
  );
}
