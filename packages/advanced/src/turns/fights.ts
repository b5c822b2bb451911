/** How a fight begins, grows and ends (ADV-ENC-01, ADV-CMB-21 to ADV-CMB-27, ADV-CMB-54, ADV-CMB-55). */
import { takeSpoils } from '../combat/spoils.ts';
import type { Fight, Group } from '../encounter/types.ts';
import { monsterNamed } from '../content/bestiary.ts';
import { levelOf, named, sides, withLevel } from '../figures.ts';
import type { Appliers } from '../kit.ts';
import { endEffects } from '../magic/effects.ts';
import type { Play } from '../play.ts';
import { isAnybodySeen } from '../sight.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { electLeader } from './election.ts';
import type { TurnFacts } from './types.ts';

export interface FightStart {
  readonly group: Group;
  /** Who placed the monsters; null without a surprise test. */
  readonly placedBy: 'leader' | 'master' | null;
  /** The heroes lose their first phase (ADV-ENC-16). */
  readonly surprised: boolean;
}

/** Monsters see the party: combat turns begin when all under way is done, or this group joins the fight. */
export function startFight(play: Play, { group, placedBy, surprised }: FightStart): void {
  if (play.state.fight !== null) return play.tell('fightJoined', { group }, ['ADV-TURN-02']);
  const rule = surprised ? 'ADV-ENC-14' : 'ADV-ENC-01';
  play.tell('fightBegan', { group, placedBy, surprised }, [rule, 'ADV-TURN-02']);
}

/** At the end of the master's phase: no monsters left, or none sees the party (ADV-CMB-21, ADV-CMB-22). */
export function checkFight(play: Play): void {
  const { world, state } = play;
  const { fight } = state;
  if (fight === null) return;
  const { monsters } = sides(state);
  if (monsters.length === 0 && fight.waiting.length === 0) return endFight(play, 'slain');
  if (isAnybodySeen(world, state)) return;
  if (fight.behindDoor !== state.turn.number - 1 && wasDoorClosed(state))
    return play.tell('hidBehindDoor', {}, ['ADV-CMB-23', 'ADV-CMB-53']);
  endFight(play, 'escaped');
}

/** Whether a door was closed in this turn. */
function wasDoorClosed({ turn }: State): boolean {
  return Object.values(turn.acts).some(({ did }) => did === 'closeDoor');
}

/** The fight is over: a new leader is chosen and an exploration turn follows (ADV-CMB-27). */
export function endFight(play: Play, how: 'slain' | 'escaped'): void {
  if (how === 'slain') takeSpoils(play);
  play.tell('fightEnded', { how }, how === 'slain' ? ['ADV-CMB-21'] : ['ADV-CMB-22', 'ADV-CMB-54']);
  endEffects(play, 'fight');
  electLeader(play, 'ADV-CMB-27');
}

const NO_FIGHT: Omit<Fight, 'groups' | 'placedBy'> = {
  turns: 0,
  slain: [],
  waiting: [],
  ambushed: false,
  behindDoor: null,
  missiles: {},
  fixed: {},
};

/** A group no longer at home: it is on the table. */
function called(state: State, { area }: Group): State {
  const { groups, places } = levelOf(state);
  const place = places[area];
  return withLevel(state, {
    groups: groups.filter((other) => other.area !== area),
    places: place === undefined ? places : { ...places, [area]: { ...place, group: null } },
  });
}

/** Monsters the heroes escaped from go home, except dead or escaped characters (ADV-CMB-54, ADV-CMB-55). */
export function sentHome({ setup }: World, state: State): State {
  const { groups, waiting } = state.fight ?? { groups: [], waiting: [] };
  const survivorsOnly = setup.dungeon.survivorsOnly === true;
  const left = [...state.figures, ...waiting];
  const isLeft = (group: number, kind: string): boolean =>
    left.some((one) => one.group === group && one.of === kind);
  const home = groups
    .filter(({ id }) => left.some(({ group }) => group === id))
    .map((group) => ({
      ...group,
      characters: group.characters.filter((one) => isLeft(group.id, one)),
      ...(survivorsOnly ? { monsters: survivors(state, waiting, group.id) } : {}),
    }));
  const level = levelOf(state);
  const places = Object.fromEntries(
    home.map(({ area }) => [
      area,
      { ...level.places[area]!, group: home.find((one) => one.area === area)!.id },
    ]),
  );
  return withLevel(remembered(state), {
    groups: [...level.groups, ...[...Map.groupBy(home, ({ area }) => area).values()].map(together)],
    places: { ...level.places, ...places },
  });
}

/** What a character used up stays used up until it is met again (ADV-MCH-10). */
function remembered(state: State): State {
  const used = state.figures.flatMap(({ character, effects }) =>
    character === null ? [] : [[character, effects.filter(({ ends }) => ends === 'never')] as const],
  );
  return {
    ...state,
    master: { ...state.master, spent: { ...state.master.spent, ...Object.fromEntries(used) } },
  };
}

/** Groups in the same place become one. */
function together([first, ...others]: readonly Group[]): Group {
  return others.reduce(
    ({ ambush: _ambush, ...one }, other) => ({
      ...one,
      monsters: sum(one.monsters, other.monsters),
      characters: [...one.characters, ...other.characters],
      gold: one.gold + other.gold,
      ...(other.treasure === true ? { treasure: true as const } : {}),
    }),
    first!,
  );
}

function sum(one: Group['monsters'], other: Group['monsters']): Group['monsters'] {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(kinds.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]));
}

/** The survivors of a group, by kind (ADV-TOB-12). */
function survivors({ figures }: State, waiting: Fight['waiting'], group: number): Group['monsters'] {
  const alive = [...figures, ...waiting].filter(
    (one) => one.group === group && !monsterNamed(one.of).character,
  );
  const counts: Record<string, number> = {};
  for (const { of } of alive) counts[of] = (counts[of] ?? 0) + 1;
  return counts;
}

export const fightAppliers: Pick<
  Appliers<TurnFacts>,
  'fightBegan' | 'fightJoined' | 'hidBehindDoor' | 'fightEnded'
> = {
  fightBegan: (state, { group, placedBy, surprised }) => {
    const fight: Fight = { ...NO_FIGHT, placedBy, groups: [group], ...(surprised ? { surprised } : {}) };
    return { ...named(called(state, group), `group-${group.id}`), fight };
  },
  fightJoined: (state, { group }) => {
    const fight = state.fight!;
    return {
      ...named(called(state, group), `group-${group.id}`),
      fight: { ...fight, groups: [...fight.groups, group] },
    };
  },
  hidBehindDoor: (state) => ({ ...state, fight: { ...state.fight!, behindDoor: state.turn.number } }),
  fightEnded: (state, { how }, world) => {
    const home = how === 'escaped' ? sentHome(world, state) : state;
    return { ...home, fight: null, figures: home.figures.filter(({ side }) => side === 'heroes') };
  },
};
