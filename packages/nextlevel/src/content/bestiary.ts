/** The Bestiary: the nine monsters of the box, the ogre and the bugbear, with their status (NXT-MON-20, NXT-BAR-06). */
import { MONSTERS, noun } from '@oubliette/classic/extend';
import type { ByKind, MonsterCard, MonsterKind } from '@oubliette/classic/extend';

export type Status = 'minor' | 'medium' | 'major';

export interface NextMonster extends MonsterCard {
  readonly status: Status;
  /** Holds a weapon: it can be disarmed, and leaves a poor one behind (NXT-DIS-04, NXT-UNA-03). */
  readonly armed: boolean;
  /** Sensed by the Wizard (NXT-ENC-05). */
  readonly caster: boolean;
  readonly diagonal: boolean;
  /** Points for killing it. */
  readonly experience: number;
}

export const BESTIARY: ByKind<NextMonster> = {
  orc: { ...MONSTERS.orc, status: 'medium', armed: true, caster: false, diagonal: false, experience: 10 },
  goblin: { ...MONSTERS.goblin, status: 'minor', armed: true, caster: false, diagonal: false, experience: 5 },
  fimir: {
    ...MONSTERS.fimir,
    attack: 4,
    status: 'medium',
    armed: true,
    caster: true,
    diagonal: true,
    experience: 15,
  },
  chaosWarrior: {
    ...MONSTERS.chaosWarrior,
    attack: 4,
    status: 'medium',
    armed: true,
    caster: false,
    diagonal: false,
    experience: 20,
  },
  chaosSorcerer: {
    ...MONSTERS.chaosSorcerer,
    body: 2,
    status: 'medium',
    armed: true,
    caster: true,
    diagonal: false,
    experience: 25,
  },
  gargoyle: {
    ...MONSTERS.gargoyle,
    body: 2,
    status: 'major',
    armed: false,
    caster: false,
    diagonal: false,
    experience: 35,
  },
  skeleton: {
    ...MONSTERS.skeleton,
    status: 'minor',
    armed: true,
    caster: false,
    diagonal: false,
    experience: 5,
  },
  zombie: {
    ...MONSTERS.zombie,
    status: 'medium',
    armed: false,
    caster: false,
    diagonal: false,
    experience: 10,
  },
  mummy: {
    ...MONSTERS.mummy,
    status: 'medium',
    armed: false,
    caster: false,
    diagonal: false,
    experience: 15,
  },
  ogre: {
    noun: noun('ogre', 'ogre', 'm'),
    letter: { en: 'r', fr: 'r' },
    mark: { en: 'Og', fr: 'Og' },
    count: 2,
    colour: 'green',
    undead: false,
    move: 6,
    attack: 4,
    defence: 3,
    body: 3,
    mind: 1,
    carded: true,
    status: 'medium',
    armed: true,
    caster: false,
    diagonal: false,
    experience: 30,
  },
  bugbear: {
    noun: noun('bugbear', 'gobelours', 'm', { fr: 'gobelours' }),
    letter: { en: 'b', fr: 'b' },
    mark: { en: 'Bu', fr: 'Bu' },
    count: 2,
    colour: 'green',
    undead: false,
    move: 7,
    attack: 4,
    defence: 3,
    body: 2,
    mind: 2,
    carded: true,
    status: 'major',
    armed: true,
    caster: false,
    diagonal: false,
    experience: 30,
  },
};

export function nextCard(kind: MonsterKind): NextMonster {
  const card = findCard(kind);
  if (card === undefined) throw new Error(`there is no monster ${kind}`);
  return card;
}

/** The card of a kind, if it is a monster of the Bestiary: captives and allies are not. */
export function findCard(kind: MonsterKind): NextMonster | undefined {
  return Object.hasOwn(BESTIARY, kind) ? BESTIARY[kind] : undefined;
}

const RANKS: { readonly [status in Status]: number } = { minor: 1, medium: 2, major: 3 };

/** Whether a monster may hide behind another: only behind one of lower status (NXT-MON-02). */
export function isLower(kind: MonsterKind, than: MonsterKind): boolean {
  return RANKS[nextCard(kind).status] < RANKS[nextCard(than).status];
}
