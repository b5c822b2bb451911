/**
 * Abilities of monsters alone: sweeping, hurling, trampling, climbing, crossing, and the fimir's magic
 * (NXT-MON, NXT-FIM).
 */
import { asking, figureOf, forFigures } from '@oubliette/classic/extend';
import type { CommandOf, Figure, FigureId, World } from '@oubliette/classic/extend';
import type { AnyHandler } from '@oubliette/referee';
import { acted } from '../attack/appliers.ts';
import { keepPlights, withNext, withPlight, withTurn } from '../changes.ts';
import { pieceAt, withoutPiece } from '../furniture.ts';
import type { Appliers, Chapter, Follows, NextLevel } from '../kit.ts';
import { checkMist } from '../mist.ts';
import { CROSS, crossingOffers, HELP_ACROSS, SECURE } from '../monsters/crossing.ts';
import type { Cross, HelpAcross, Secure } from '../monsters/crossing.ts';
import type { TechniqueFacts } from '../monsters/facts.ts';
import { FIMIR_ROLL, FIMIR_SPELL, fimirOffers } from '../monsters/fimir.ts';
import type { CastFimirSpell, FimirRoll } from '../monsters/fimir.ts';
import { HURL, hurlsOf } from '../monsters/hurl.ts';
import type { Hurl } from '../monsters/hurl.ts';
import { passTables, SMASH, smashesOf } from '../monsters/smash.ts';
import type { Smash } from '../monsters/smash.ts';
import { ALLOT, isMajor, sharingsOf, SWEEP } from '../monsters/sweep.ts';
import type { Allot, SweepAsked, Sweep } from '../monsters/sweep.ts';
import type { NextState, Plight } from '../state.ts';

export { burnGases } from '../monsters/fimir.ts';

export type TechniqueCommand =
  | Sweep
  | Allot
  | Hurl
  | Smash
  | HelpAcross
  | Secure
  | Cross
  | FimirRoll
  | CastFimirSpell;
export type { TechniqueFacts };

const unchanged = (state: NextState): NextState => state;

/** A monster spends its whole turn at a chasm. */
function spent(
  state: NextState,
  figure: FigureId,
  how: 'helping' | 'securing',
  over: readonly number[],
): NextState {
  const { turn, round } = state;
  const mine = turn.actor === figure;
  const done = mine || turn.done.includes(figure) ? turn.done : [...turn.done, figure];
  const after = mine ? { ...turn, acted: true, moveOver: true } : { ...turn, done };
  return withPlight({ ...state, turn: after }, figure, { tag: 'crossing', how, over, round });
}

const APPLIERS: Appliers<TechniqueFacts> = {
  sweepRolled: (state, { figure }) => withNext(acted(state, figure), { lastStrike: [] }),
  sweepShared: (state, { figure, shares }) =>
    withNext(state, { blows: shares.map((share) => ({ figure, ...share })) }),
  blowDealt: (state) => withNext(state, { blows: state.next.blows.slice(1) }),
  hurled: (state, { figure, square, victims }, world) => {
    const gone = withoutPiece(world, acted(state, figure), pieceAt(world, state, square));
    return withNext(gone, {
      lastStrike: [],
      blows: victims.map((target) => ({ figure, target, skulls: null })),
    });
  },
  tableSmashed: (state, { square }, world) => withoutPiece(world, state, pieceAt(world, state, square)),
  crossingHelped: (state, { figures, over }) =>
    figures.reduce((after, figure, i) => spent(after, figure, 'helping', over[i]!), state),
  crossingSecured: (state, { figure, over }) => spent(state, figure, 'securing', over),
  fimirRolled: (state, { die }) => withTurn(state, { fimir: die }),
  fimirCast: (state, { figure, spell, squares }) => {
    const after = acted(state, figure);
    const { gases, mists } = after.next;
    if (spell === 'marshGas') return withNext(after, { gases: [...gases, squares] });
    return spell === 'blackMist' ? withNext(after, { mists: [...mists, squares] }) : after;
  },
  lightsRolled: unchanged,
  mireRolled: unchanged,
  gasBurned: (state) => withNext(state, { gases: state.next.gases.slice(1) }),
  unstoppableRolled: unchanged,
};

const FOLLOWS: Follows = {
  stepped: (state, { figure, from, to }, world) => passTables(world, state, figure, [from, to]),
  turnEnded: (state, { figure }) => (figure === null ? afterMorcar(state) : state),
};

/** Tables passed are forgotten, and so is a crossing, unless two have prepared it for their next turn. */
function afterMorcar(state: NextState): NextState {
  const lasts = (plight: Plight) =>
    plight.tag !== 'trampling' &&
    (plight.tag !== 'crossing' || (plight.how === 'helping' && plight.round === state.round));
  return state.figures.reduce((after, { id }) => keepPlights(after, id, lasts), state);
}

/**
 * The powers a quest gives its named foes, as in classic; but Black Mist hides targets from them too
 * (NXT-FIM-07).
 */
function inMist(handler: AnyHandler<NextLevel>): AnyHandler<NextLevel> {
  return {
    ...handler,
    check(world, state, seat, command) {
      const { figure, target } = command as CommandOf<'usePower'>;
      return (
        handler.check(world, state, seat, command) ?? checkMist(world, state, figureOf(state, figure), target)
      );
    },
  };
}

export const TECHNIQUES: Chapter<TechniqueCommand, TechniqueFacts, 'sweep'> = {
  shapes: {
    sweep: { figure: 'text' },
    allot: { shares: 'texts' },
    hurl: { figure: 'text', square: 'number', to: 'number', turned: 'yes?' },
    smash: { figure: 'text', square: 'number', with: 'text' },
    helpAcross: { figure: 'text', with: 'text' },
    secure: { figure: 'text' },
    cross: { figure: 'text', to: 'number' },
    fimirRoll: { figure: 'text' },
    fimirSpell: { figure: 'text', spell: 'text', target: 'text?' },
  },
  handlers: {
    sweep: SWEEP,
    allot: ALLOT,
    hurl: HURL,
    smash: SMASH,
    helpAcross: HELP_ACROSS,
    secure: SECURE,
    cross: CROSS,
    fimirRoll: FIMIR_ROLL,
    fimirSpell: FIMIR_SPELL,
  },
  refines: { usePower: { fields: {}, refined: inMist } },
  appliers: APPLIERS,
  follows: FOLLOWS,
  offers: forFigures(offers),
  frames: {
    sweep: asking<SweepAsked>(
      'shareSkulls',
      ['NXT-MON-06'],
      (_world, { morcar }) => morcar,
      (_world, _state, asked) => sharingsOf(asked).map((shares) => ({ type: 'allot', shares })),
    ),
  },
};

function offers(world: World, state: NextState, figure: Figure): TechniqueCommand[] {
  if (figure.side !== 'morcar') return [];
  return [
    ...(isMajor(figure) ? [{ type: 'sweep', figure: figure.id } as const] : []),
    ...hurlsOf(world, state, figure),
    ...smashesOf(state, figure),
    ...crossingOffers(world, state, figure),
    ...fimirOffers(state, figure),
  ];
}
