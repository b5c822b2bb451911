/** The text of an Armoury card, and the words for a weapon's effects. */
import type { HeroKind, Text } from '@oubliette/classic/extend';
import type { Noun } from '@oubliette/words';

export interface Gear {
  readonly noun: Noun;
  readonly text: Text;
  readonly price: number;
  /** How good it is. A weapon’s class follows its dice, and racks hold classes 2 to 4 (NXT-SRC-08). */
  readonly class: GearClass;
  readonly users: readonly HeroKind[];
  /** Found or carried from the start, never in the shop. */
  readonly notSold?: true;
  readonly weapon?: Arm;
  readonly armour?: Protection;
  /** What its owner can carry instead of 2 potions or 100 gold pieces (NXT-HRO-04, NXT-HRO-05). */
  readonly carries?: { readonly potions?: number; readonly gold?: number };
  /** Revealed pits one square wide are crossed without risk (NXT-TRP-08). */
  readonly crossesPits?: true;
  /** Doses: each adds 1 unstoppable combat die to one shot of a bow or crossbow. */
  readonly poison?: number;
}

export type GearClass = 1 | 2 | 3 | 4 | 5;

export interface Arm {
  /** 0: the wielder’s own attack level (NXT-UNA-01, NXT-UNA-03). */
  readonly dice: number;
  readonly reach: 'side' | 'diagonal' | 'range';
  /** Cannot shoot on the turn after a shot (NXT-DWF-02). */
  readonly reload?: true;
  readonly firearm?: true;
  /** Bars dodging (NXT-DOD-05). */
  readonly heavy?: true;
  /** Leaves no hand for a shield. */
  readonly twoHanded?: true;
  /** May be thrown at a target that is not adjacent, and is then lost (CLS-RNG-01). */
  readonly thrown?: true;
  /** Counts as no weapon at all (NXT-UNA-04). */
  readonly worthless?: true;
}

export type Weight = 'light' | 'medium' | 'heavy';

export interface Protection {
  readonly wear: 'body' | 'head' | 'arm';
  /** Dice added to the defence of the level sheet. */
  readonly defence: number;
  /** How hard a fall into a deep pit is (NXT-TRP-09). */
  readonly weight: Weight;
  /** A single die to move, as in classic. */
  readonly slow?: true;
}

export const EVERYONE: readonly HeroKind[] = ['barbarian', 'dwarf', 'elf', 'wizard'];
export const FIGHTERS: readonly HeroKind[] = ['barbarian', 'dwarf', 'elf'];

/** A weapon's effects, after a phrase on what it is. */
export function armText(about: Text, arm: Arm): Text {
  const said = [about, blow(arm)];
  if (arm.thrown)
    said.push({
      en: 'Or throw it at a target that is not adjacent, and lose it.',
      fr: 'Ou se lance sur une cible qui n’est pas adjacente, et se perd.',
    });
  if (arm.reload)
    said.push({
      en: 'It cannot shoot on the turn after a shot.',
      fr: 'Ne tire pas au tour qui suit un tir.',
    });
  if (arm.twoHanded) said.push({ en: 'It takes both hands.', fr: 'Se tient à deux mains.' });
  if (arm.heavy) said.push({ en: 'Too heavy to dodge with.', fr: 'Son poids empêche d’esquiver.' });
  return { en: said.map(({ en }) => en).join(' '), fr: said.map(({ fr }) => fr).join(' ') };
}

function blow({ dice, reach, worthless }: Arm): Text {
  if (worthless)
    return {
      en: 'It counts as bare hands: only black shields hit.',
      fr: 'Compte comme des mains nues : seuls les boucliers noirs touchent.',
    };
  if (dice === 0)
    return {
      en: 'Attack with the dice of your attack level, 2 at most.',
      fr: 'Attaque avec les dés de votre niveau d’attaque, 2 au plus.',
    };
  const [english, french] = dice === 1 ? ['1 die', '1 dé'] : [`${dice} dice`, `${dice} dés`];
  if (reach === 'range') return { en: `Shoot with ${english}.`, fr: `Tire avec ${french}.` };
  return reach === 'diagonal'
    ? { en: `Attack with ${english}, diagonally too.`, fr: `Attaque avec ${french}, en diagonale aussi.` }
    : { en: `Attack with ${english}.`, fr: `Attaque avec ${french}.` };
}
