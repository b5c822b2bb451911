/** The chosen figure: wounds, fate, squares and deed left, effects; and the player's other figures. */
import { effectName, MASTER, squaresLeftSeen } from '@oubliette/advanced';
import type { Figure, FigureId, Sheet, View } from '@oubliette/advanced';
import { useKeyOf } from '../../play/HintBubble.tsx';
import { Stat } from '../../play/TurnHead.tsx';
import { Button } from '../../ui/Button.tsx';
import { FigurePicture } from '../board/FigurePicture.tsx';
import { mostWounds } from '../board/looks.ts';
import { againOf, followerOf } from '../play/again.ts';
import { doerOf } from '../play/commands.ts';
import type { Table } from '../play/table.ts';
import { gatheringOf } from '../play/gathering.ts';
import { figureName, sheetName } from '../play/labels.ts';
import { isOwnMaster } from '../play/situation.ts';

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
          desk.toggleInspected(figure.id);
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
  const isRooted = figure.effects.some(({ tag }) => ROOTED.includes(tag));
  const act = view.turn.acts[figure.id];
  const hasActed = (act?.did ?? null) !== null;
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
      {!isOwnMaster(figure) || act?.over === true ? (
        <li className="turn-head-stat">{words(idleOf(figure))}</li>
      ) : (
        <>
          {!isRooted && <Stat icon="walking-boot" text={words('squaresLeft', { left })} short={`${left}`} />}
          <Stat
            icon="crossed-swords"
            text={words(hasActed ? 'hasActed' : 'mayAct')}
            short={hasActed ? '–' : '✓'}
          />
        </>
      )}
      {effects.map((effect) => (
        <li key={effect} className="turn-head-stat desk-effect">
          {effect}
        </li>
      ))}
    </ul>
  );
}

/** What keeps a figure in place, however far it could move. */
const ROOTED: readonly string[] = ['inPit', 'atTrap', 'numb'];

/** Why a figure can do nothing more. */
function idleOf({ wounds, ...figure }: Figure): 'cellDown' | 'notFree' | 'isOver' {
  if (wounds <= 0) return 'cellDown';
  return isOwnMaster({ wounds, ...figure }) ? 'isOver' : 'notFree';
}

/** Exploring, all others follow the first mover; else henchmen and monsters repeat the previous one's deed. */
function SameAgain({ table }: { readonly table: Table }) {
  const { desk, hand, situation, scene, names, words } = table;
  if (hand.staged !== null || hand.mode !== null || hand.acting) return null;
  if (followerOf(scene, hand.last) !== null)
    return (
      <Button className="desk-again" icon="walking-boot" onClick={() => void desk.follow()}>
        {words('follow')}
      </Button>
    );
  const again = againOf(situation, hand.last);
  if (again === null) return null;
  const id = again.is === 'walk' ? again.figure : (doerOf(again.command) ?? '');
  return (
    <Button className="desk-again" icon="return-arrow" onClick={() => desk.again()}>
      {words('same', { figure: figureName(names, id, scene.language) })}
    </Button>
  );
}

/** While exploring one player moves at a time: the first mover, for those who follow (ADV-TURN-09). */
function moverBefore({ turn, sheets }: View, id: FigureId): Sheet | null {
  const seat = sheets.find((sheet) => sheet.id === id)?.seat;
  if (turn.phase !== 'heroes' || turn.mover === null || seat === undefined) return null;
  const isLater = turn.mover !== seat && !turn.done.includes(seat);
  return isLater ? (sheets.find((sheet) => sheet.seat === turn.mover) ?? null) : null;
}

/** Once a figure waits on the stairs: who is missing before the party can change level (ADV-STAIR-05). */
export function Gathering({ table }: { readonly table: Table }) {
  const { scene, names, words } = table;
  const gathered = gatheringOf(scene.view);
  if (gathered === null) return null;
  const { missing, leader } = gathered;
  const list = (sheets: readonly Sheet[]): string =>
    sheets.map(({ id }) => figureName(names, id, scene.language)).join(', ');
  return (
    <p className="desk-note" role="status">
      {missing.length > 0
        ? words('onStairs', { missing: list(missing) })
        : words('onStairsAll', { who: list(leader === null ? [] : [leader]) })}
    </p>
  );
}

/** The player's figures, and which have finished; those that can still act can be selected. */
export function Roster({ table }: { readonly table: Table }) {
  const { scene, situation, names, words, desk } = table;
  const { view, language, seats } = scene;
  const keyOf = useKeyOf();
  const isMaster = situation.menu?.role === 'master';
  // Round one screen the heroes are not the master's to play.
  if (scene.eyes === MASTER && situation.figures.length === 0) return null;
  const own = view.figures.filter(({ id, side }) =>
    isMaster ? side === 'monsters' : seats.includes(view.sheets.find((sheet) => sheet.id === id)?.seat ?? ''),
  );
  const others = situation.figures.filter((id) => !own.some((figure) => figure.id === id));
  if (own.length + others.length < 2) return null;
  const state = (figure: Figure): string => {
    const { id } = figure;
    const mayAct = situation.figures.includes(id) && isOwnMaster(figure);
    const { did = null, over = false } = view.turn.acts[id] ?? {};
    if (mayAct && over) return words('isOver');
    if (isMaster && view.turn.order === null && isOwnMaster(figure)) return words('awaitsOrders');
    if (mayAct) return words(did === null ? 'mayAct' : 'hasActed');
    const mover = isOwnMaster(figure) ? moverBefore(view, id) : null;
    return mover === null ? words(idleOf(figure)) : words('comesAfter', { name: sheetName(mover, language) });
  };
  return (
    <div className="desk-roster" role="group" aria-label={words('whoseTurn', { key: keyOf('next') })}>
      {own.map((figure) => {
        const label = `${figureName(names, figure.id, language)}, ${state(figure)}`;
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
              else desk.toggleInspected(figure.id);
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
          className="desk-roster-off"
          aria-pressed={id === situation.figure}
          onClick={() => desk.turnTo(id)}
        >
          {figureName(names, id, language)}
        </button>
      ))}
    </div>
  );
}
