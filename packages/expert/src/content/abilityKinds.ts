/** What an Ability card says: our own, since the book leaves all 63 to cards it does not contain. */
import type { Language, Noun } from '@oubliette/words';
import type { EventKind } from './events.ts';
import type { Family } from './monsters.ts';

/** Where whoever an ability concerns must be: the hero itself, beside it, or in its sight. */
export type Range = 'self' | 'beside' | 'sight';

/** What comes of a blow that hurts. */
export type Aftermath =
  /** It is pushed a cell straight back. */
  | { readonly does: 'push' }
  /** Its hide or armour cracks until the end of the combat. */
  | { readonly does: 'crack'; readonly defence: number };

/** What must hold for a blow to be struck with these dice. */
export type BlowNeeds = 'allyBeside' | 'moved' | { readonly family: Family };

/** How long a lasting ability holds (EXP-UAB-08). */
export type Until = 'combat' | 'nextCombat' | 'door';

export type AbilityDeed =
  /** An attack of one's own with other dice: `wounds` adds one for each two Body lost, three at most. */
  | {
      readonly tag: 'blow';
      readonly dice: number;
      readonly wounds?: true;
      /** Dice fewer in the target's defence. */
      readonly piercing?: number;
      readonly needs?: BlowNeeds;
      readonly then?: Aftermath;
    }
  /** An attack on every monster beside, or so many on one target. */
  | { readonly tag: 'sweep'; readonly dice: number }
  | { readonly tag: 'volley'; readonly shots: number; readonly dice: number }
  /** An attack with so many dice on a target in sight; against a family it fears, with more. */
  | { readonly tag: 'bolt'; readonly dice: number; readonly against?: Family; readonly more?: number }
  /** The same on a target and every monster beside it. */
  | { readonly tag: 'blast'; readonly dice: number }
  /** A monster that is no leader loses its next turn. */
  | { readonly tag: 'hold'; readonly range: Range }
  | { readonly tag: 'heal'; readonly body: number | 'd6'; readonly range: Range }
  /** Ends what holds, numbs or burdens. */
  | { readonly tag: 'free'; readonly range: Range }
  /** Something that lasts (EXP-UAB-08). */
  | {
      readonly tag: 'lasting';
      readonly until: Until;
      readonly whom: 'self' | 'tile';
      readonly attack?: number;
      readonly defence?: number;
      readonly speed?: number;
      /** Passes through opponents. */
      readonly slips?: true;
      /** Allows the attack of this turn (EXP-ACT-10). */
      readonly fights?: true;
    }
  /** A monster must attack this hero while it can, until the end of the combat. */
  | { readonly tag: 'challenge' }
  /** The next Dungeon cards are seen. */
  | { readonly tag: 'peek'; readonly cards: number }
  /** Allows an exploration action of this turn, done better (EXP-ACT-10). */
  | { readonly tag: 'skill'; readonly skill: Skill }
  /** Jumps and tumbles of this turn do not fail. */
  | { readonly tag: 'sureFeet' }
  /** A carried weapon or armour is improved for the rest of the quest. */
  | { readonly tag: 'forge' }
  /** To a free cell in sight, so many cells away. */
  | { readonly tag: 'blink'; readonly cells: number };

export type Skill =
  /** A door is opened without an Event. */
  | 'quietDoor'
  /** A tile is searched: no Event on a 1, treasure on 5 and 6. */
  | 'keenSearch'
  /** Furniture is searched without losing Body. */
  | 'carefulSearch'
  /** A pit is disarmed, or a lock tried, without tools and without failing. */
  | 'deftHands';

/** What an ability answers (EXP-UAB-07). */
export type AbilityAnswer =
  /** To an attack: more dice in defence. */
  | { readonly tag: 'guard'; readonly dice: number; readonly range: Range }
  /** To an attack on an ally beside: it falls on this hero. */
  | { readonly tag: 'cover' }
  /** To an attack on oneself: on this face of a die or more it misses. */
  | { readonly tag: 'dodge'; readonly from: number }
  /** To an attack by a monster in sight: dice fewer. */
  | { readonly tag: 'daunt'; readonly dice: number }
  /** To a roll of skull dice: those that miss are rolled again. */
  | { readonly tag: 'again'; readonly of: 'attack' | 'defence'; readonly range: Range }
  /** To a roll of skull dice: one that misses becomes one that does not. */
  | { readonly tag: 'turnDie'; readonly of: 'attack' | 'defence' }
  /** To an Event: it comes to nothing. */
  | { readonly tag: 'cancel'; readonly kinds: readonly EventKind[] };

/** How often: as often as one likes, or so many times in each combat or quest (EXP-UAB-01). */
export type Uses = 'unlimited' | { readonly per: 'combat' | 'quest'; readonly times: number };

interface AbilityCard {
  readonly noun: Noun;
  readonly uses: Uses;
  /** What the card says, one sentence or two. */
  readonly text: Readonly<Record<Language, string>>;
}

export interface DeedAbility extends AbilityCard {
  /** Runners may use those for combat alone (EXP-RUN-05). */
  readonly kind: 'combat' | 'exploration' | 'lasting';
  readonly effect: AbilityDeed;
}

export interface ReactionAbility extends AbilityCard {
  readonly kind: 'reaction';
  readonly answers: 'attack' | 'roll' | 'event';
  readonly effect: AbilityAnswer;
}

export type Ability = DeedAbility | ReactionAbility;

/** The name of a card: written as it stands, without an article. */
export function title(en: string, fr: string, gender: 'm' | 'f'): Noun {
  return { en: { one: en, proper: true }, fr: { one: fr, gender, proper: true } };
}

export const perCombat = (times: number): Uses => ({ per: 'combat', times });
export const perQuest = (times: number): Uses => ({ per: 'quest', times });

type Names = readonly [en: string, fr: string, gender: 'm' | 'f'];

function deed(kind: DeedAbility['kind']) {
  return (names: Names, uses: Uses, effect: AbilityDeed, en: string, fr: string): DeedAbility => ({
    noun: title(...names),
    kind,
    uses,
    effect,
    text: { en, fr },
  });
}

export const combat = deed('combat');
export const exploration = deed('exploration');
export const lasting = deed('lasting');

export function reaction(
  names: Names,
  answers: ReactionAbility['answers'],
  uses: Uses,
  effect: AbilityAnswer,
  en: string,
  fr: string,
): ReactionAbility {
  return { noun: title(...names), kind: 'reaction', answers, uses, effect, text: { en, fr } };
}
