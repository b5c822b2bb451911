/** The quest and how deep it lies: rolled, or chosen (EXP-PRP-01 to EXP-PRP-04, EXP-QGN-01 to EXP-QGN-13). */
import { D6, refuse } from '@oubliette/kernel';
import { CLASSES } from '../content/characters.ts';
import { CONTEXTS, questNamed, READY_QUESTS } from '../content/quests/index.ts';
import { MONSTER_IDS, monsterCard } from '../content/monsters.ts';
import { TILE_IDS } from '../content/tiles.ts';
import type { Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import { publicPart } from '../quests/design.ts';
import type { Quest } from '../quests/quest.ts';
import type { PrepareCommand } from './types.ts';

type Of<T extends PrepareCommand['type']> = Extract<PrepareCommand, { type: T }>;

export const WHILE_PREPARING = { answers: 'preparing' } as const;

/** By the sum of two dice. */
function contextOf(total: number): Quest {
  return CONTEXTS[total - 2]!;
}

/** Nobody is left to have fallen (EXP-QGN-10). */
export function isPlayable(quest: Quest, heroes: number): boolean {
  return quest.foes !== 'fallen' || heroes < CLASSES.length;
}

export function rollContext(play: Play): void {
  for (;;) {
    const faces = play.rollAll(2, D6, GM, 'EXP-QGN-02');
    const quest = contextOf(faces[0]! + faces[1]!);
    if (!isPlayable(quest, play.state.heroes.length)) continue;
    return chosen(play, quest, faces);
  }
}

function chosen(play: Play, quest: Quest, faces: readonly number[] | null): void {
  const plan = publicPart(quest);
  play.reveal('questChosen', { plan, faces }, faces === null ? ['EXP-PRP-01'] : ['EXP-QGN-01', 'EXP-QGN-02']);
  if (quest.depth !== null) play.tell('depthSet', { depth: quest.depth, face: null }, ['EXP-PRP-03']);
  const families = quest.families ?? null;
  const kept = MONSTER_IDS.filter((id) => families === null || families.includes(monsterCard(id).family));
  play.tell('bestiarySet', { bestiary: kept }, ['EXP-PRP-10'], { audience: [GM] });
}

export const rollQuest: Handler<Of<'rollQuest'>> = {
  when: WHILE_PREPARING,
  check: (_world, state) => (state.quest.plan === null ? null : refuse('questChosen', 'EXP-QGN-01')),
  perform: (play) => rollContext(play),
};

export const chooseQuest: Handler<Of<'chooseQuest'>> = {
  when: WHILE_PREPARING,
  check(world, state, _seat, { quest: id }) {
    if (world.setup.quest !== null) return refuse('questChosen', 'EXP-PRP-01');
    const quest = questNamed(id);
    if (quest === undefined) return refuse('noSuchQuest', 'EXP-PRP-01', { quest: id });
    return isPlayable(quest, state.heroes.length) ? null : refuse('nobodyFallen', 'EXP-QGN-10');
  },
  perform: (play, { quest }) => chosen(play, questNamed(quest)!, null),
};

/** Deeper dungeons on the higher faces (EXP-QGN-13). */
const DEPTHS = [8, 9, 10, 12, 14, 15] as const;
const USUAL = [8, 9, 10, 11, 12, 13, 14, 15] as const;

export function rollDepthFor(play: Play): void {
  const face = play.gmD6('EXP-QGN-13');
  play.reveal('depthSet', { depth: DEPTHS[face - 1]!, face }, ['EXP-QGN-13']);
}

export const rollDepth: Handler<Of<'rollDepth'>> = {
  when: WHILE_PREPARING,
  check: (_world, state) => (state.quest.depth === 0 ? null : refuse('depthSet', 'EXP-QGN-13')),
  perform: (play) => rollDepthFor(play),
};

export const setDepth: Handler<Of<'setDepth'>> = {
  when: WHILE_PREPARING,
  check: (_world, _state, _seat, { depth }) =>
    depth > LAST_FOUR && depth <= TILE_IDS.length
      ? null
      : refuse('noSuchDepth', 'EXP-PRP-04', { most: TILE_IDS.length }),
  perform: (play, { depth }) => play.tell('depthSet', { depth, face: null }, ['EXP-PRP-03', 'EXP-PRP-04']),
};

/** Three cards lie with the quest room's (EXP-PRP-05). */
const LAST_FOUR = 3;

export function questOffers(): readonly PrepareCommand[] {
  return [
    { type: 'rollQuest' },
    ...[...CONTEXTS, ...READY_QUESTS].map(({ id }) => ({ type: 'chooseQuest' as const, quest: id })),
    { type: 'rollDepth' },
    ...USUAL.map((depth) => ({ type: 'setDepth' as const, depth })),
  ];
}
