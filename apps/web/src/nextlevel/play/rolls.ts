/** The rolls in NextLevel's events: which dice counted, who rolled them, the result. */
import { COMBAT } from '@oubliette/classic';
import type { FigureId } from '@oubliette/classic';
import { D6, D8 } from '@oubliette/kernel';
import type { Face } from '@oubliette/kernel';
import { D20, dieOf, SEARCH_DICE, skullsOn, STAR, TRAP_DIE, TRAP_SEARCH } from '@oubliette/nextlevel';
import type { AttackDie, ColourFace, NextEvent } from '@oubliette/nextlevel';
import { CLASSIC_AFTERMATH, CLASSIC_ROLLS } from '../../classic/dice/classicRolls.ts';
import { combat, die, rollReader, total } from '../../classic/dice/rolls.ts';
import type { Roll, RollTable, TellingDie } from '../../classic/dice/rolls.ts';

const DICE = [
  COMBAT,
  D6,
  D8,
  D20,
  STAR,
  TRAP_DIE,
  TRAP_SEARCH,
  ...SEARCH_DICE,
  ...(['yellow', 'orange', 'red', 'violet'] as const).map(dieOf),
];

export function facesOf(id: string): readonly Face[] {
  return DICE.find((each) => each.id === id)?.faces ?? [];
}

function attackFaces(
  dice: readonly AttackDie[],
  faces: readonly ColourFace[],
  figure: FigureId,
  bare: boolean,
): TellingDie[] {
  return dice.map((colour, at) => {
    const face = faces[at]!;
    return die(colour, face, bare ? face === 'blackShield' : skullsOn(face) > 0, figure);
  });
}

/** A roll whose purpose is in the log. */
function other(figure: FigureId, ...dice: readonly TellingDie[]): Roll {
  return { what: 'other', figure, total: null, dice };
}

const OWN: RollTable<NextEvent> = {
  strikeRolled: ({ rolls, target, hits: stoppable, unstoppable }) => ({
    what: 'attack',
    figure: rolls[0]?.figure ?? null,
    struck: target,
    total: total('hits', stoppable + unstoppable),
    dice: rolls.flatMap(({ figure, dice, faces, extra, critical, hits }) => [
      ...attackFaces(dice, faces, figure, hits > 0 && !faces.some((face) => skullsOn(face) > 0)),
      ...combat(extra, 'skull', figure),
      ...(critical === null ? [] : [die('d20', critical, critical > 18, figure)]),
    ]),
  }),
  strikeParried: ({ faces, dodge, figure, shields }) => ({
    what: 'defence',
    figure,
    total: total('shields', shields),
    dice: [
      ...combat(faces, 'whiteShield', figure),
      ...(dodge ?? []).map((face) => die('d20', face, true, figure)),
    ],
  }),
  // Figures that help a friend also hit with skulls (NXT-ASS-03).
  counterRolled: ({ by, on, faces, hits, why }) => ({
    what: 'attack',
    figure: by,
    struck: on,
    total: total('hits', hits),
    dice: faces.map((face) =>
      die('combat', face, face === 'blackShield' || (why === 'assistance' && face === 'skull'), by),
    ),
  }),
  counterParried: ({ figure, faces, shields }) => ({
    what: 'defence',
    figure,
    total: total('shields', shields),
    dice: combat(faces, 'whiteShield', figure),
  }),
  sweepRolled: ({ figure, faces, critical, skulls }) => ({
    what: 'attack',
    figure,
    total: total('hits', skulls),
    dice: [
      ...attackFaces(
        faces.map(() => 'combat' as const),
        faces,
        figure,
        false,
      ),
      die('d20', critical, critical > 18, figure),
    ],
  }),
  leapRolled: ({ figure, face }) => ({
    what: 'jump',
    figure,
    total: null,
    dice: [die(face === 'star' || face === 'blank' ? 'star' : 'combat', face, true, figure)],
  }),
  movementRolled: ({ figure, dice, total: squares }) => ({
    what: 'move',
    figure,
    total: total('squares', squares),
    dice: dice.map((face, at) => die(figure === 'elf' && at % 2 === 1 ? 'd8' : 'd6', face, true, figure)),
  }),
  crushed: (event) => ({ what: 'trap', ...uncontested(event) }),
  unstoppableRolled: (event) => ({ what: 'trap', ...uncontested(event) }),
  surpriseRolled: ({ attacker, die: face }) => other(attacker, die('d20', face, true, attacker)),
  doorRammed: ({ figure, die: face, broken }) =>
    face === null
      ? other(figure)
      : other(figure, die(typeof face === 'number' ? 'd6' : 'star', face, broken, figure)),
  disarmRolled: ({ figure, target, dice, against, outcome }) =>
    other(
      figure,
      ...dice.map((face) => die('d6', face, outcome === 'won', figure)),
      ...against.map((face) => die('d6', face, outcome === 'lost', target)),
    ),
  searchRolled: ({ hero, find, worth }) =>
    other(hero, die(SEARCH_DICE[0].id, find, true, hero), die(SEARCH_DICE[1].id, worth, true, hero)),
  lookedFor: ({ hero, face }) =>
    face === null ? other(hero) : other(hero, die(TRAP_SEARCH.id, face, true, hero)),
  trapDieRolled: ({ figure, face }) => other(figure, die(TRAP_DIE.id, face, face === 'safe', figure)),
  illnessRolled: ({ figure, face, damage }) => other(figure, die('yellow', face, damage > 0, figure)),
  struggled: ({ figure, die: face }) => other(figure, die('d6', face, true, figure)),
  thunderRolled: ({ figure, die: face }) => other(figure, die('d6', face, true, figure)),
  lightsRolled: ({ figure, die: face }) => other(figure, die('d6', face, true, figure)),
  fimirRolled: ({ figure, die: face }) => other(figure, die('d8', face, true, figure)),
  mireRolled: ({ figure, faces }) => other(figure, ...combat(faces, 'whiteShield', figure)),
};

function uncontested({
  figure,
  faces,
  skulls,
}: Extract<NextEvent, { readonly type: 'crushed' | 'unstoppableRolled' }>) {
  return { figure, total: total('hits', skulls), dice: combat(faces, 'skull', figure) };
}

/** Classic's, with NextLevel's own for events that both describe. */
export const rollIn = rollReader<NextEvent>({ ...CLASSIC_ROLLS, ...OWN });

export const AFTERMATH: ReadonlySet<string> = new Set<string>([
  ...CLASSIC_AFTERMATH,
  ...(['experienceWon', 'rageGrown', 'rageLost', 'plightGained', 'finished'] satisfies NextEvent['type'][]),
]);
