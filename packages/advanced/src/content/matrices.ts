/**
 * The monster matrices of a family: monsters met, by D12, as wanderers, in a lair and in a quest room. The
 * ratmen's are the pattern: row by row, the other families have the same points.
 */
import type { Matrices, Matrix, MatrixRow } from '../plan.ts';
import type { MonsterId } from './bestiary.ts';

/** Kinds of the bestiary, and how many of each. */
type Monsters = Readonly<Partial<Record<MonsterId, number>>>;

/** Wanderers come in eight rows: four of two faces, four of one. */
function wandering(...rows: readonly Monsters[]): Matrix {
  return rows.map((monsters, index) => ({ upTo: index < 4 ? 2 * index + 2 : index + 5, monsters }));
}

const FIRST_WITH_SPECIALIST = 9;

/** A row for each face; from the ninth on, a specialist may join them. */
function twelve(...rows: readonly Monsters[]): Matrix {
  return rows.map((monsters, index): MatrixRow =>
    index + 1 < FIRST_WITH_SPECIALIST
      ? { upTo: index + 1, monsters }
      : { upTo: index + 1, monsters, specialist: true },
  );
}

/** None up to 7, then a row for each face. */
function specialists(...rows: readonly Monsters[]): NonNullable<Matrices['specialists']> {
  return [{ upTo: 7, monsters: {} }, ...rows.map((monsters, index) => ({ upTo: index + 8, monsters }))];
}

const RATMEN: Matrices = {
  wandering: wandering(
    { ratman: 2 },
    { ratmanSentry: 1 },
    { ratman: 3 },
    { ratman: 1, ratmanChampion: 1 },
    { ratman: 4 },
    { ratman: 2, ratmanChampion: 1 },
    { ratman: 3, ratmanSentry: 1 },
    { ratman: 4, ratmanChampion: 1 },
  ),
  lair: twelve(
    { ratman: 4 },
    { ratman: 2, ratmanChampion: 1 },
    { ratman: 5 },
    { ratman: 3, ratmanSentry: 1 },
    { ratman: 6 },
    { ratman: 4, ratmanChampion: 1 },
    { ratman: 2, ratmanChampion: 2 },
    { ratmanWarlord: 1 },
    { ratman: 6, ratmanChampion: 1 },
    { ratman: 6, ratmanChampion: 1 },
    { ratman: 2, ratmanWarlord: 1 },
    { ratman: 4, ratmanSentry: 1, ratmanChampion: 2 },
  ),
  quest: twelve(
    { ratmanChampion: 2, ratmanWarlord: 1 },
    { ratman: 6, ratmanChampion: 2 },
    { ratman: 8, ratmanChampion: 1 },
    { ratman: 4, ratmanSentry: 1, ratmanWarlord: 1 },
    { ratmanChampion: 3, ratmanWarlord: 1 },
    { ratman: 8, ratmanChampion: 2 },
    { ratman: 2, ratmanChampion: 2, ratmanWarlord: 1 },
    { ratman: 6, ratmanSentry: 1, ratmanWarlord: 1 },
    { ratman: 4, ratmanChampion: 2, ratmanWarlord: 1 },
    { ratman: 8, ratmanChampion: 3 },
    { ratmanChampion: 4, ratmanWarlord: 1 },
    { ratman: 12, ratmanSentry: 1, ratmanChampion: 1 },
  ),
  specialists: specialists(
    { nightRunner: 1 },
    { gutterRunner: 2 },
    { globadier: 1 },
    { warpfireTeam: 1 },
    { jezzailTeam: 1 },
  ),
};

const GOBLINOIDS: Matrices = {
  wandering: wandering(
    { goblin: 4 },
    { orcSentry: 1 },
    { orc: 2, goblin: 2 },
    { orc: 1, orcChampion: 1 },
    { orc: 2, goblin: 2, goblinArcher: 2 },
    { orc: 2, orcChampion: 1 },
    { orc: 3, orcSentry: 1 },
    { orc: 2, goblin: 4, orcChampion: 1 },
  ),
  lair: twelve(
    { orc: 4 },
    { goblin: 4, orcChampion: 1 },
    { orc: 3, goblin: 2, goblinArcher: 2 },
    { orc: 3, orcSentry: 1 },
    { orc: 4, goblin: 2, goblinArcher: 2 },
    { orc: 4, orcChampion: 1 },
    { orc: 2, orcChampion: 2 },
    { orcWarlord: 1 },
    { orc: 4, goblin: 4, orcChampion: 1 },
    { orc: 6, orcChampion: 1 },
    { orc: 2, orcWarlord: 1 },
    { orc: 4, orcSentry: 1, orcChampion: 2 },
  ),
  quest: twelve(
    { orcChampion: 2, orcWarlord: 1 },
    { orc: 6, orcChampion: 2 },
    { orc: 6, goblin: 4, orcChampion: 1 },
    { orc: 2, orcSentry: 1, ogre: 1 },
    { orcChampion: 3, orcWarlord: 1 },
    { orc: 6, goblinArcher: 4, orcChampion: 2 },
    { orc: 2, orcChampion: 2, orcWarlord: 1 },
    { orc: 6, orcSentry: 1, orcWarlord: 1 },
    { orc: 4, orcChampion: 2, orcWarlord: 1 },
    { orc: 3, orcChampion: 2, fimir: 1 },
    { orcChampion: 4, orcWarlord: 1 },
    { orc: 10, goblin: 4, orcSentry: 1, orcChampion: 1 },
  ),
  specialists: specialists(
    { goblinArcher: 6 },
    { orcChampion: 2 },
    { goblinArcher: 4, orcChampion: 2 },
    { orc: 1, troll: 1 },
    { orcWarlord: 1 },
  ),
};

/** The undead post no guards: they have ghouls where the living have a sentry. */
const UNDEAD: Matrices = {
  wandering: wandering(
    { zombie: 2 },
    { skeleton: 1 },
    { zombie: 3 },
    { zombie: 1, ghoul: 1 },
    { zombie: 2, skeleton: 1 },
    { skeleton: 2 },
    { zombie: 3, ghoul: 1 },
    { zombie: 2, skeleton: 1, ghoul: 1 },
  ),
  lair: twelve(
    { zombie: 4 },
    { zombie: 2, skeleton: 1 },
    { zombie: 3, ghoul: 1 },
    { zombie: 1, skeleton: 2 },
    { zombie: 6 },
    { skeleton: 3 },
    { zombie: 2, ghoul: 2 },
    { wight: 1 },
    { zombie: 4, skeleton: 2 },
    { ghoul: 4 },
    { zombie: 2, wight: 1 },
    { mummy: 1 },
  ),
  quest: twelve(
    { skeleton: 2, wight: 1 },
    { zombie: 6, skeleton: 2 },
    { mummy: 1 },
    { zombie: 4, ghoul: 1, wight: 1 },
    { skeleton: 3, wight: 1 },
    { zombie: 8, skeleton: 2 },
    { zombie: 2, mummy: 1 },
    { zombie: 4, ghoul: 2, wight: 1 },
    { skeleton: 4, wight: 1 },
    { zombie: 8, ghoul: 3 },
    { ghoul: 1, wight: 2 },
    { zombie: 4, ghoul: 1, mummy: 1 },
  ),
  specialists: specialists(
    { zombie: 1, ghoul: 1 },
    { skeleton: 2 },
    { wight: 1 },
    { mummy: 1 },
    { ghoul: 3 },
  ),
};

const CHAOS: Matrices = {
  wandering: wandering(
    { chaosThug: 2 },
    { chaosThugSentry: 1 },
    { chaosThug: 3 },
    { chaosThug: 1, beastman: 1 },
    { chaosThug: 4 },
    { chaosThug: 2, beastman: 1 },
    { chaosThug: 3, chaosThugSentry: 1 },
    { chaosThug: 2, beastmanChampion: 1 },
  ),
  lair: twelve(
    { chaosThug: 4 },
    { beastman: 2 },
    { chaosThug: 3, beastman: 1 },
    { chaosThug: 3, chaosThugSentry: 1 },
    { chaosThug: 6 },
    { chaosThug: 2, beastmanChampion: 1 },
    { beastman: 3 },
    { chaosWarrior: 1 },
    { chaosThug: 2, chaosWarrior: 1 },
    { beastman: 2, beastmanChampion: 1 },
    { chaosChampion: 1 },
    { chaosThug: 4, beastmanSentry: 1, beastmanChampion: 1 },
  ),
  quest: twelve(
    { beastman: 2, chaosWarrior: 1 },
    { chaosThug: 6, beastmanChampion: 1 },
    { beastman: 3, beastmanChampion: 1 },
    { chaosThug: 4, chaosThugSentry: 1, chaosWarrior: 1 },
    { beastman: 3, beastmanWarlord: 1 },
    { chaosWarrior: 2 },
    { chaosThug: 4, chaosChampion: 1 },
    { chaosThug: 6, chaosThugSentry: 1, chaosWarrior: 1 },
    { beastman: 4, beastmanWarlord: 1 },
    { chaosWarrior: 1, chaosChampion: 1 },
    { chaosThug: 5, minotaur: 1 },
    { beastman: 2, gargoyle: 1 },
  ),
  specialists: specialists(
    { chaosThug: 1, chaosThugSentry: 1 },
    { beastmanChampion: 1 },
    { chaosWarrior: 1 },
    { chaosThug: 1, minotaur: 1 },
    { beastmanWarlord: 1 },
  ),
};

export const MATRICES = { ratmen: RATMEN, goblinoids: GOBLINOIDS, undead: UNDEAD, chaos: CHAOS } as const;
