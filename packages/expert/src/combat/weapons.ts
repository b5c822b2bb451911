/** Which weapon a hero fights with: said before the combat, and kept to (EXP-INV-04, EXP-INV-05). */
import { refuse } from '@oubliette/kernel';
import { characterOf, WEIGHTS } from '../content/characters.ts';
import type { ClassId, Weight } from '../content/characters.ts';
import { treasureCard } from '../content/treasures.ts';
import type { TreasureId } from '../content/treasures.ts';
import { heroOf } from '../figures.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Hero, State } from '../state.ts';
import { heroesInside } from '../turns/acts.ts';
import type { CombatCommand, WeaponsFrame } from './types.ts';

/** No heavier than the class can bear (EXP-INV-06). */
export function isLightEnough(weight: Weight, most: Weight | null): boolean {
  return most !== null && WEIGHTS.indexOf(weight) <= WEIGHTS.indexOf(most);
}

/** The weapon cards it can use (EXP-INV-07). */
function usableWeapons({ id, cards, worn }: Hero): readonly TreasureId[] {
  const hasShield = worn.some((card) => (treasureCard(card) as { takesHand?: true }).takesHand === true);
  return cards.flatMap(({ card }) => {
    const weapon = treasureCard(card);
    if (weapon.kind !== 'weapon' || !isLightEnough(weapon.weight, characterOf(id).weapons)) return [];
    return weapon.weight === 'heavy' && hasShield ? [] : [card];
  });
}

/** Only those with a real choice: what each starts with is one, too. */
export function heroesToArm(state: State): readonly ClassId[] {
  return heroesInside(state)
    .filter((hero) => usableWeapons(hero).length > 0)
    .map(({ id }) => id);
}

export const chooseWeapon: Handler<Extract<CombatCommand, { type: 'chooseWeapon' }>> = {
  when: { answers: 'weapons' },
  check(_world, state, _seat, { weapon }) {
    const { heroes } = state.stack.at(-1) as WeaponsFrame;
    const usable = usableWeapons(heroOf(state, heroes[0]!));
    return weapon === null || usable.includes(weapon as TreasureId)
      ? null
      : refuse('noSuchWeapon', 'EXP-INV-06', { card: weapon });
  },
  perform(play, { weapon }) {
    const { heroes } = play.state.stack.at(-1) as WeaponsFrame;
    play.tell('weaponChosen', { hero: heroes[0]!, weapon: weapon as TreasureId | null }, ['EXP-INV-04']);
    play.goOn({ tag: 'weapons', heroes: heroes.slice(1) }, 'EXP-INV-05');
  },
};

export const weapons: FrameKind<WeaponsFrame> = {
  asks: (_world, state, { heroes: [hero] }) =>
    hero === undefined
      ? null
      : { seat: heroOf(state, hero).seat, prompt: 'chooseWeapon', rules: ['EXP-INV-04', 'EXP-INV-05'] },
  runs: (play) => play.finish(['EXP-INV-05']),
  answers(_world, state, { heroes }) {
    const usable = usableWeapons(heroOf(state, heroes[0]!));
    return [...new Set([null, ...usable])].map((weapon) => ({ type: 'chooseWeapon', weapon }));
  },
};
