/** Hints for a first game of NextLevel: those shared with classic, and its new rules, each at its moment. */
import type { NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import { CLASSIC_HINTS, firstHints, ownTurn } from '../../classic/play/hints.ts';
import type { Hints, OwnTurn } from '../../classic/play/hints.ts';
import type { Hint } from '../../play/hints.ts';
import type { InHand } from '../../classic/play/session.ts';
import { strikersOn, zoneOf } from '../parts/board/zones.ts';
import { HINT_WORDS } from './hintWords.ts';

const IDS = [
  'hintPlace',
  'hintActions',
  'hintRoll',
  'hintFacing',
  'hintNear',
  'hintPath',
  'hintAttack',
  'hintCounter',
  'hintMana',
  'hintRage',
  'hintZone',
  'hintDoor',
  'hintSearch',
  'hintTrap',
  'hintSpell',
  'hintPoints',
  'hintParts',
  'hintTreasure',
  'hintEnd',
  'hintOver',
  'hintWhy',
  'hintMorcar',
  'hintTechniques',
] as const;
type HintId = (typeof IDS)[number];

export const NEXT_HINTS: Hints<NextView> = {
  ids: IDS,
  fitting(view, situation, hand) {
    const turn = ownTurn(situation, hand);
    return [...firstHints(view, situation, hand), ...(turn === null ? [] : newHints(view, turn, hand))];
  },
  text: (id, language, keys) =>
    isOwn(id) ? say(HINT_WORDS, language, id, { ...keys }) : CLASSIC_HINTS.text(id, language, keys),
};

function isOwn(id: string): id is keyof (typeof HINT_WORDS)['en'] {
  return Object.hasOwn(HINT_WORDS.en, id);
}

type Held = readonly [holds: boolean, hint: Hint & { readonly id: HintId }];

function newHints(view: NextView, turn: OwnTurn, hand: InHand): Hint[] {
  const hints: readonly Held[] =
    turn.menu.role === 'morcar'
      ? [[turn.lit('technique'), { id: 'hintTechniques', by: 'technique' }]]
      : [...fightHints(view, turn, hand), ...(view.training ? [] : fullHints(view, turn))];
  return hints.flatMap(([holds, hint]) => (holds ? [hint] : []));
}

/** Two actions, facing, zones, counter-attacks, and a fight's gauges; what is staged is read first. */
function fightHints(view: NextView, { menu: { actor }, lit }: OwnTurn, { staged }: InHand): Held[] {
  if (staged !== null) return [];
  const { turn, next, figures } = view;
  const hero = figures.find(({ id }) => id === actor);
  const isFoeInSight = figures.some(({ side }) => side === 'morcar');
  const isControlled =
    hero !== undefined && strikersOn(view, hero).some((foe) => zoneOf(view, foe).includes(hero.square));
  return [
    [lit('move') && next.turn.actions.length === 0 && turn.left === null, { id: 'hintActions', by: 'move' }],
    [isFoeInSight && lit('face') && !lit('attack'), { id: 'hintFacing', by: null }],
    [lit('move') && turn.left !== null && isControlled, { id: 'hintZone', by: null }],
    [lit('attack'), { id: 'hintCounter', by: 'attack' }],
    [lit('attack') && actor === 'wizard' && mana(view) > 0, { id: 'hintMana', by: 'attack' }],
    [actor === 'barbarian' && hasRage(view), { id: 'hintRage', by: null }],
  ];
}

function mana({ next }: NextView): number {
  return next.sheets.wizard?.mana ?? 0;
}

function hasRage({ next }: NextView): boolean {
  return (next.sheets.barbarian?.rage.dice.length ?? 0) > 0;
}

/** What a training game omits. */
function fullHints({ heroes, traps, next }: NextView, { menu: { actor }, lit }: OwnTurn): Held[] {
  const hero = heroes.find(({ id }) => id === actor);
  return [
    [lit('search'), { id: 'hintSearch', by: 'search', also: 'look' }],
    [traps.length > 0, { id: 'hintTrap', by: null }],
    [lit('cast') && actor === 'wizard', { id: 'hintSpell', by: 'cast' }],
    [lit('cast') && actor === 'elf', { id: 'hintPoints', by: 'cast' }],
    [actor === 'dwarf' && (next.sheets.dwarf?.parts ?? 0) > 0, { id: 'hintParts', by: 'traps' }],
    [(hero?.potions.length ?? 0) > 0, { id: 'hintTreasure', by: 'item' }],
  ];
}
