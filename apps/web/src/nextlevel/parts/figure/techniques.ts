/** Each monster's techniques beyond walking and striking, which are open now, and who may know them (NXT-GM-03). */
import { groundSeen } from '@oubliette/classic';
import type { Figure, FurnitureKind } from '@oubliette/classic';
import {
  adjacent,
  adjoining,
  apart,
  FRONT_SIDES,
  hasSquare,
  sideNeighbours,
  squaresOnSides,
} from '@oubliette/dungeon';
import type { Ground, Square } from '@oubliette/dungeon';
import {
  FIMIR_SPELLS,
  fimirSpellName,
  findCard,
  HIGH_FURNITURE,
  HURL_RANGE,
  HURLED,
  isLower,
  LEAST_FOR_A_SPELL,
  LOW_FURNITURE,
  mayRead,
} from '@oubliette/nextlevel';
import type { NextView } from '@oubliette/nextlevel';
import type { RuleId } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { plightsIn } from '../board/plights.ts';
import { TECHNIQUE_WORDS } from './techniqueWords.ts';

/** By the rule behind it. */
const RULES = {
  livingShield: 'NXT-MON-02',
  assured: 'NXT-MON-05',
  sweep: 'NXT-MON-06',
  hurl: 'NXT-MON-08',
  strides: 'NXT-MON-10',
  trample: 'NXT-MON-11',
  climb: 'NXT-MON-12',
  cross: 'NXT-MON-17',
  resistance: 'NXT-GAR-01',
  tail: 'NXT-FIM-02',
  marshLights: 'NXT-FIM-03',
  slime: 'NXT-FIM-04',
  marshGas: 'NXT-FIM-05',
  chokingMire: 'NXT-FIM-06',
  blackMist: 'NXT-FIM-07',
  bite: 'NXT-ZOM-01',
  defensive: 'NXT-CHW-02',
  power: 'NXT-CHW-04',
} as const satisfies Record<string, RuleId>;

export type TechniqueId = keyof typeof RULES;

export interface Technique {
  readonly id: TechniqueId;
  readonly rule: RuleId;
  /** Possible from the monster's square, in the rest of its turn. */
  readonly now: boolean;
  /** Whether the view's seat may read the rule. */
  readonly readable: boolean;
  /** Heroes have not met it yet. */
  readonly unseen: boolean;
}

/** What decides whether a technique is open. */
interface Setting {
  readonly view: NextView;
  readonly figure: Figure;
  readonly ground: Ground;
  /** It is Morcar's turn, and the monster has not yet acted in it. */
  readonly free: boolean;
  readonly foes: readonly Figure[];
}

interface Judged {
  readonly id: TechniqueId;
  readonly now: boolean;
}

export function techniquesOf(view: NextView, figure: Figure): Technique[] {
  const card = figure.side === 'morcar' ? findCard(figure.kind) : undefined;
  if (card === undefined) return [];
  const { turn, next } = view;
  const spent = turn.done.includes(figure.id) || (turn.actor === figure.id && turn.acted);
  const setting: Setting = {
    view,
    figure,
    ground: groundSeen(view),
    free: view.phase === 'play' && turn.taker === null && !spent,
    foes: view.figures.filter(({ side }) => side === 'heroes'),
  };
  const found = [
    ...shared(setting, card.status !== 'minor'),
    ...(card.status === 'major' ? ofMajors(setting) : []),
    ...(OF_KIND[figure.kind]?.(setting) ?? []),
  ];
  return found.map(({ id, now }) => {
    const rule = RULES[id];
    const unseen = next.options.hiddenTechniques && !next.shown.includes(rule);
    return { id, rule, now, readable: mayRead(view, rule), unseen };
  });
}

/** Techniques of all kinds of monster. */
function shared({ view, figure, ground, free, foes }: Setting, hasLessers: boolean): Judged[] {
  const found: Judged[] = [];
  const near = (square: Square): boolean => adjacent(ground, figure.square, square);
  if (hasLessers) {
    const lesser = view.figures.some(
      ({ kind, square }) => findCard(kind) !== undefined && isLower(kind, figure.kind) && near(square),
    );
    found.push({ id: 'livingShield', now: lesser });
  }
  if (view.next.options.assuredAttacks && figure.attack >= 4)
    found.push({ id: 'assured', now: free && foes.some(({ square }) => near(square)) });
  if (view.furniture.some(({ kind }) => kind === 'table'))
    found.push({ id: 'trample', now: canTrample(view, figure) });
  if (sideNeighbours(ground, figure.square).some((square) => hasSquare(view.pits, square)))
    found.push({ id: 'cross', now: free });
  return found;
}

/** Another monster has passed the same table this turn (NXT-MON-11). */
function canTrample(view: NextView, { id }: Figure): boolean {
  const passed = (figure: string): readonly number[] =>
    plightsIn(view, figure).flatMap((plight) => (plight.tag === 'trampling' ? plight.tables : []));
  const own = passed(id);
  return view.figures.some(
    (other) => other.id !== id && passed(other.id).some((table) => own.includes(table)),
  );
}

function ofMajors({ view, figure, ground, free, foes }: Setting): Judged[] {
  const facing = view.next.facing[figure.id];
  const before =
    facing === undefined
      ? []
      : squaresOnSides(view.board, figure.square, facing, FRONT_SIDES).filter((square) =>
          adjoining(ground, figure.square, square, 'either'),
        );
  const close = foes.some(({ square }) => apart(view.board, figure.square, square) <= HURL_RANGE);
  return [
    { id: 'sweep', now: free && foes.some(({ square }) => before.includes(square)) },
    { id: 'hurl', now: free && close && isBeside(view, figure, ground, HURLED) },
    { id: 'strides', now: false },
  ];
}

function isBeside(
  { furniture }: NextView,
  { square }: Figure,
  ground: Ground,
  kinds: readonly FurnitureKind[],
): boolean {
  const around = sideNeighbours(ground, square);
  return furniture.some(
    ({ kind, squares }) => kinds.includes(kind) && squares.some((one) => around.includes(one)),
  );
}

/** Techniques of one kind of monster. */
const OF_KIND: { readonly [kind: string]: (setting: Setting) => Judged[] } = {
  goblin: ({ view, figure, ground, free }) => [
    { id: 'climb', now: free && isBeside(view, figure, ground, [...LOW_FURNITURE, ...HIGH_FURNITURE]) },
  ],
  gargoyle: () => [{ id: 'resistance', now: false }],
  zombie: ({ figure, ground, free, foes }) => [
    { id: 'bite', now: free && foes.some(({ square }) => adjacent(ground, figure.square, square)) },
  ],
  chaosWarrior: ({ view, figure, free }) => {
    const stance = plightsIn(view, figure.id).find((plight) => plight.tag === 'stance');
    return [
      { id: 'defensive', now: view.turn.taker !== null && stance === undefined },
      { id: 'power', now: free && (stance?.defence ?? 0) === 0 },
    ];
  },
  fimir: ({ view, figure, free }) => {
    const die = view.turn.actor === figure.id ? view.next.turn.fimir : null;
    const now = free && die !== null && die >= LEAST_FOR_A_SPELL;
    return [{ id: 'tail', now: false }, ...FIMIR_SPELLS.map((id) => ({ id, now }))];
  },
};

export function techniqueTexts(
  id: TechniqueId,
  language: Language,
): { readonly name: string; readonly text: string } {
  return {
    name: isSpell(id) ? fimirSpellName(id, language) : say(TECHNIQUE_WORDS, language, id, {}),
    text: say(TECHNIQUE_WORDS, language, `${id}Text`, {}),
  };
}

type Spell = (typeof FIMIR_SPELLS)[number];

function isSpell(id: TechniqueId): id is Spell {
  return (FIMIR_SPELLS as readonly string[]).includes(id);
}
