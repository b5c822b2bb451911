/** Expert as a system: any dungeon, dealt from its cards. */
import { SPECTATOR } from '@oubliette/kernel';
import type { Opened, Problem, System } from '@oubliette/kernel';
import { REFEREE } from './book.ts';
import { ABILITIES_OF } from './content/abilities.ts';
import { characterOf, CLASSES } from './content/characters.ts';
import { MONSTER_IDS, monsterCard } from './content/monsters.ts';
import type { MonsterId } from './content/monsters.ts';
import { QUEST_IDS } from './content/quests/index.ts';
import { SECTIONS } from './content/sections.ts';
import { TILE_IDS } from './content/tiles.ts';
import { treasureCard } from './content/treasures.ts';
import { gameOn } from './game.ts';
import type { ExpertGame } from './game.ts';
import { isPlayable } from './preparing/choosing.ts';
import { questOf } from './quests/named.ts';
import { questProblems } from './quests/schema.ts';
import { GM } from './setup.ts';
import type { Setup } from './setup.ts';
import { setupSchema } from './setupSchema.ts';
import { makeWorld } from './world.ts';

export const expert: System<ExpertGame, Setup> = { id: 'expert', rulesVersion: 1, open: openExpert };

/** Opens a quest; the setup may come from outside. */
function openExpert(given: unknown): Opened<ExpertGame> {
  const parsed = setupSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.').replaceAll(/\.(\d+)/gu, '[$1]'),
      message,
      remedy: 'see docs/matches.md for what a setup holds',
    }));
    return { ok: false, problems };
  }
  const setup = parsed.data;
  const problems = [
    ...partyProblems(setup),
    ...abilityProblems(setup),
    ...treasureProblems(setup),
    ...questIn(setup),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, game: gameOn(makeWorld(REFEREE, setup, SECTIONS)) };
}

/** Every hero has one player, and no class is there twice (EXP-HER-02). */
function partyProblems({ players, heroes }: Setup): Problem[] {
  const problems: Problem[] = [];
  const report = (path: string, message: string, remedy: string) => problems.push({ path, message, remedy });
  const ids = heroes.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    report('heroes', 'a class is there twice (EXP-HER-02)', `choose among ${CLASSES.join(', ')}`);
  const played = players.flatMap((player) => player.heroes);
  for (const id of ids)
    if (played.filter((one) => one === id).length !== 1)
      report('players', `exactly one player plays the ${id} (EXP-GEN-03)`, 'give the hero to one player');
  for (const [at, { seat, heroes: own }] of players.entries()) {
    if (seat === GM || seat === SPECTATOR)
      report(`players[${at}].seat`, `"${seat}" is not a hero player's seat`, 'choose another name');
    if (own.length === 0)
      report(`players[${at}].heroes`, 'this player has no hero', 'give each player a hero');
  }
  if (new Set(players.map(({ seat }) => seat)).size < players.length)
    report('players', 'two players have the same seat', 'name each seat differently');
  return problems;
}

/** As many different ones of its class as each hero's card says (EXP-ABL-01, EXP-ABL-02). */
function abilityProblems({ heroes }: Setup): Problem[] {
  return heroes.flatMap(({ id, abilities }, at) => {
    const path = `heroes[${at}].abilities`;
    const { abilities: count } = characterOf(id);
    const remedy = `choose ${count} of ${ABILITIES_OF[id].join(', ')}`;
    const foreign = abilities.filter((ability) => !ABILITIES_OF[id].includes(ability));
    const messages = [
      ...foreign.map((ability) => `${ability} is no ability of the ${id} (EXP-ABL-02)`),
      ...(new Set(abilities).size < abilities.length ? ['an ability is there twice (EXP-ABL-02)'] : []),
      ...(abilities.length === count ? [] : [`the ${id} takes ${count} abilities (EXP-ABL-01)`]),
    ];
    return messages.map((message) => ({ path, message, remedy }));
  });
}

/** No more of a card than there are (EXP-CRD-02). */
function treasureProblems({ heroes, elsewhere = [] }: Setup): Problem[] {
  const out = [...heroes.flatMap(({ cards }) => cards), ...elsewhere];
  return [...new Set(out)]
    .filter((id) => out.filter((one) => one === id).length > treasureCard(id).copies)
    .map((id) => ({
      path: 'heroes',
      message: `there are not so many of ${id}: ${treasureCard(id).copies} (EXP-CRD-02)`,
      remedy: 'leave some of them in the box',
    }));
}

/** The quest is one of ours or makes sense, and there are cards for it (EXP-PRP-03, EXP-PRP-08). */
function questIn(setup: Setup): Problem[] {
  const problems: Problem[] = [];
  const report = (path: string, message: string, remedy: string) => problems.push({ path, message, remedy });
  const quest = questOf(setup);
  if (typeof setup.quest === 'string' && quest === null)
    report('quest', `there is no quest "${setup.quest}"`, `choose ${QUEST_IDS.join(', ')}, or null`);
  if (typeof setup.quest === 'object' && setup.quest !== null) problems.push(...questProblems(setup.quest));
  if (quest !== null && !isPlayable(quest, setup.heroes.length))
    report('quest', 'every class is played: nobody has fallen (EXP-QGN-10)', 'choose another quest');
  if (setup.depth !== null && setup.depth > TILE_IDS.length)
    report('depth', `there are ${TILE_IDS.length} Dungeon cards`, 'choose 8 to 15');
  const families = quest?.families ?? null;
  const isMinion = (id: MonsterId): boolean =>
    monsterCard(id).isLeader !== true && (families === null || families.includes(monsterCard(id).family));
  if (!setup.bestiary.some(isMinion))
    report(
      'bestiary',
      'no minion is left for a leader to come with (EXP-PRP-08)',
      `keep one of ${MONSTER_IDS.filter(isMinion).join(', ')}`,
    );
  return problems;
}
