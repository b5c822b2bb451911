/** What the events of classic count for in the tale of a quest. */
import { diceThrown } from '@oubliette/words';
import type { Deed } from '@oubliette/words';
import { COMBAT } from '../content/dice.ts';
import type { CombatFace } from '../content/dice.ts';
import { equipmentCard } from '../content/equipment.ts';
import { HERO_KINDS } from '../content/heroes.ts';
import { questTreasureCard } from '../content/questTreasures.ts';
import { treasureCard } from '../content/treasure.ts';
import type { ClassicEvent, EventType, EventOf } from '../events.ts';
import type { FigureId } from '../state.ts';

type Table = { readonly [T in EventType]?: (event: EventOf<T>) => readonly Deed[] };

const PERIL: readonly Deed[] = [{ deed: 'peril' }];
const peril = (): readonly Deed[] => PERIL;

const HEROES: readonly FigureId[] = HERO_KINDS;
const isHero = (figure: FigureId): boolean => HEROES.includes(figure);

export function skullsThrown(by: FigureId, faces: readonly CombatFace[]): Deed {
  return diceThrown(by, faces, COMBAT.faces, (face) => (face === 'skull' ? 1 : 0));
}

/** White shields guard heroes, black ones everybody else (CLS-CBT-09). */
export function shieldsThrown(by: FigureId, faces: readonly CombatFace[]): Deed {
  const wanted: CombatFace = isHero(by) ? 'whiteShield' : 'blackShield';
  return diceThrown(by, faces, COMBAT.faces, (face) => (face === wanted ? 1 : 0));
}

const DEEDS: Table = {
  attackRolled: ({ attack: { attacker, target }, faces }) => [
    { deed: 'blow', by: attacker, at: target },
    skullsThrown(attacker, faces),
  ],
  defenceRolled: ({ figure, faces }) => [shieldsThrown(figure, faces)],
  spellCast: ({ figure, target }) =>
    target === null || isHero(figure) === isHero(target) ? PERIL : [{ deed: 'blow', by: figure, at: target }],
  trapSprung: peril,
  trapRolled: peril,
  noteRolled: peril,
  noteFired: peril,
  fellIntoPit: peril,
  cardDrawn: peril,
  turnStarted: peril,
  bodyLost: ({ figure, amount }) => [{ deed: 'hurt', whom: figure, wounds: amount }],
  monsterKilled: ({ figure, by }) => [{ deed: 'slain', whom: figure, by }],
  heroDied: ({ figure }) => [{ deed: 'slain', whom: figure, by: null }],
  goldGained: ({ hero, amount }) => [{ deed: 'gold', by: hero, amount }],
  rewardPaid: ({ hero, gold }) => [{ deed: 'gold', by: hero, amount: gold }],
  questTreasureGained: ({ hero, treasure }) => [
    { deed: 'found', by: hero, what: questTreasureCard(treasure).noun },
  ],
  equipmentGained: ({ hero, equipment }) => [
    { deed: 'found', by: hero, what: equipmentCard(equipment).noun },
  ],
  potionKept: ({ hero, potion }) => [{ deed: 'found', by: hero, what: treasureCard(potion).noun }],
};

export function deedsOf(event: { readonly type: string }): readonly Deed[] {
  const tell = DEEDS[event.type as EventType] as ((event: ClassicEvent) => readonly Deed[]) | undefined;
  return tell?.(event as ClassicEvent) ?? [];
}
