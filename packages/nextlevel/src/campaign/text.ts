/** What happens in a NextLevel town, and why commands are refused, in both languages. */
import { CAMPAIGN_TELLERS, tellTown, TownNames, townTelling } from '@oubliette/classic/extend';
import type { Cast, HeroKind, TownTellers, TownTelling } from '@oubliette/classic/extend';
import { defineMessages, say } from '@oubliette/words';
import type { ArgumentsOf, Language, Mention, NamedRefusal } from '@oubliette/words';
import type { GiftId, SpecialityId } from '../content/ids.ts';
import { giftCard, specialityCard } from '../content/progress.ts';
import type { OwnTownEventOf, TownFacts } from './events.ts';
import { thingCard } from './things.ts';
import type { ThingId } from './things.ts';

export const NEXT_TOWN_LOG = defineMessages({
  en: {
    wareBought: '{Hero} buys {thing_a} for {price, plural, one {# gold piece} other {# gold pieces}}.',
    thingSold: '{Hero} sells {thing} for {price, plural, one {# gold piece} other {# gold pieces}}.',
    thingGiven: '{Hero} gives {thing} to {receiver}.',
    gearStowed: '{Hero} leaves {thing} at home.',
    gearPacked: '{Hero} takes {thing} along again.',
    levelRaised: '{Hero} rises to level {level}.',
    giftLearnt: '{Hero} gains a gift: {gift_bare}.',
    specialityTaken: '{Hero} takes up a speciality: {speciality_bare}.',
    luckChosen: '{Hero_s} lucky number is {number}, for good.',
    spoilsKept:
      '{Hero} has won {won, plural, =0 {no experience} one {# point of experience} other {# points of experience}}{things_count, plural, =0 {} other { and brings home {things_a}}}.',
  },
  fr: {
    wareBought: "{Hero} achète {thing_a} pour {price, plural, one {# pièce d'or} other {# pièces d'or}}.",
    thingSold: "{Hero} vend {thing} pour {price, plural, one {# pièce d'or} other {# pièces d'or}}.",
    thingGiven: '{Hero} donne {thing} {receiver_to}.',
    gearStowed: '{Hero} laisse {thing} à la maison.',
    gearPacked: '{Hero} emporte de nouveau {thing}.',
    levelRaised: '{Hero} passe au niveau {level}.',
    giftLearnt: '{Hero} acquiert un don : {gift_bare}.',
    specialityTaken: '{Hero} choisit une spécialité : {speciality_bare}.',
    luckChosen: 'Le nombre fétiche {hero_of} est {number}, pour toujours.',
    spoilsKept:
      "{Hero} a gagné {won, plural, =0 {zéro point d'expérience} one {# point d'expérience} other {# points d'expérience}}{things_count, plural, =0 {} other { et rapporte {things_a}}}.",
  },
});

export const NEXT_TOWN_REFUSALS = defineMessages({
  en: {
    notForSale: 'The shop does not sell {thing}.',
    notForThisHero: '{Thing} is not made for {hero}.',
    beyondAttackLevel:
      '{Thing} rolls {dice, plural, one {# die} other {# dice}}, and {hero_s} attack level is {attack}.',
    wareTooDear:
      '{Thing} costs {price, plural, one {# gold piece} other {# gold pieces}} and {hero} has {gold}: no credit here.',
    noRoomForPotions:
      '{Hero} can carry {most, plural, one {# potion} other {# potions}}: a belt or a case holds more.',
    thingNotOwned: '{Hero} does not have {thing}.',
    phialOpened: '{Thing} has been opened: nobody takes it any more.',
    bagInUse: '{Hero} needs {thing} for the potions in it.',
    worthNothing: '{Thing} is worth nothing to anybody.',
    onlyArms: '{Thing} is no burden: only weapons and armour are left at home.',
    notStowed: '{Hero} has left no {thing_bare} at home.',
    highestLevel: '{Hero} has reached the highest level.',
    moreExperience:
      'Level {level} asks for {needed, plural, one {# point} other {# points}} of experience, and {hero} has {experience}.',
    giftOfOthers: '{Gift} is not for {hero}.',
    giftTaken: '{Hero} has {gift} already.',
    giftTooSoon: '{Gift} is open from level {level}.',
    noGiftOpen: '{Hero} has no gift to choose: the next comes at level {level}.',
    specialityOfOthers: 'Only {kind_a} becomes {speciality_a}.',
    specialityTaken: '{Hero} is {speciality_a} already, and one speciality is all there is.',
    specialityTooSoon: 'Specialities begin at level {level}.',
    noLuckYet: 'A lucky number comes with extraordinary dodge, which {hero} does not have.',
    luckFixed: '{Hero_s} lucky number is {number}, and stays so.',
  },
  fr: {
    notForSale: 'La boutique ne vend pas {thing}.',
    notForThisHero: "{Thing} n'est pas fait{thing_e} pour {hero}.",
    beyondAttackLevel:
      "{Thing} vaut {dice, plural, one {# dé} other {# dés}}, et le niveau d'attaque {hero_of} est de {attack}.",
    wareTooDear:
      "{Thing} coûte {price, plural, one {# pièce d'or} other {# pièces d'or}} et {hero} en a {gold} : on ne fait pas crédit.",
    noRoomForPotions:
      '{Hero} peut porter {most, plural, one {# potion} other {# potions}} : il faut une ceinture ou une mallette pour plus.',
    thingNotOwned: "{Hero} n'a pas {thing}.",
    phialOpened: "{Thing} est entamé{thing_e} : personne n'en veut plus.",
    bagInUse: '{Hero} a besoin {thing_of} pour ses potions.',
    worthNothing: '{Thing} ne vaut rien pour personne.',
    onlyArms: "{Thing} n'encombre pas : on ne laisse à la maison que des armes et des armures.",
    notStowed: "{Hero} n'a pas laissé {thing_de} à la maison.",
    highestLevel: '{Hero} est au plus haut niveau.',
    moreExperience:
      "Le niveau {level} demande {needed, plural, one {# point} other {# points}} d'expérience, et {hero} en a {experience}.",
    giftOfOthers: "{Gift} n'est pas pour {hero}.",
    giftTaken: '{Hero} a déjà {gift}.',
    giftTooSoon: "{Gift} s'ouvre au niveau {level}.",
    noGiftOpen: "{Hero} n'a pas de don à choisir : le prochain vient au niveau {level}.",
    specialityOfOthers: 'La spécialité {speciality_bare} est réservée à un autre héros : {kind}.',
    specialityTaken: "{Hero} a déjà une spécialité ({speciality_bare}), et l'on n'en a qu'une.",
    specialityTooSoon: 'Les spécialités commencent au niveau {level}.',
    noLuckYet: "Le nombre fétiche vient avec l'esquive extraordinaire, que {hero} n'a pas.",
    luckFixed: 'Le nombre fétiche {hero_of} est {number}, et le reste.',
  },
});

const thingNoun = (thing: ThingId): Mention => thingCard(thing).noun;

/** The sentence of each event: the compiler requires an entry per event, with its message's arguments. */
const EVENTS: {
  readonly [T in keyof TownFacts]: (
    event: OwnTownEventOf<T>,
    names: TownNames,
  ) => ArgumentsOf<typeof NEXT_TOWN_LOG, T>;
} = {
  wareBought: ({ hero, ware, price }, names) => ({ hero: names.hero(hero), thing: thingNoun(ware), price }),
  thingSold: ({ hero, thing, price }, names) => ({ hero: names.hero(hero), thing: thingNoun(thing), price }),
  thingGiven: ({ hero, to, thing }, names) => ({
    hero: names.hero(hero),
    receiver: names.hero(to),
    thing: thingNoun(thing),
  }),
  gearStowed: ({ hero, gear }, names) => ({ hero: names.hero(hero), thing: thingNoun(gear) }),
  gearPacked: ({ hero, gear }, names) => ({ hero: names.hero(hero), thing: thingNoun(gear) }),
  levelRaised: ({ hero, level }, names) => ({ hero: names.hero(hero), level }),
  giftLearnt: ({ hero, gift }, names) => ({ hero: names.hero(hero), gift: giftCard(gift).noun }),
  specialityTaken: ({ hero, speciality }, names) => ({
    hero: names.hero(hero),
    speciality: specialityCard(speciality).noun,
  }),
  luckChosen: ({ hero, number }, names) => ({ hero: names.hero(hero), number }),
  spoilsKept: ({ hero, spoils, found }, names) => ({
    hero: names.hero(hero),
    won: spoils.won,
    things: found.map(thingNoun),
  }),
};

const TELLERS: TownTellers = {
  ...CAMPAIGN_TELLERS,
  ...Object.fromEntries(
    (Object.keys(EVENTS) as (keyof TownFacts)[]).map((type) => [
      type,
      (event: never, names: TownNames, language: Language) =>
        say(NEXT_TOWN_LOG, language, type, EVENTS[type](event, names) as never),
    ]),
  ),
};

export const nextTownTelling: TownTelling = {
  ...townTelling,
  log: (events, to) => tellTown(TELLERS, events, to),
  refusal: explainNextTown,
};

/** A refusal's details besides its code. */
interface Detail {
  readonly hero?: HeroKind;
  readonly thing?: ThingId;
  readonly gift?: GiftId;
  readonly speciality?: SpecialityId;
}

function explainNextTown(
  refusal: NamedRefusal,
  to: { readonly language: Language; readonly names: Cast },
): string {
  const { code } = refusal;
  const { language, names: cast } = to;
  if (!Object.hasOwn(NEXT_TOWN_REFUSALS.en, code)) return townTelling.refusal(refusal, to);
  const { hero, thing, gift, speciality, ...figures } = (refusal.with ?? {}) as Detail;
  const names = new TownNames(cast, language);
  const args = {
    ...figures,
    ...(hero === undefined ? {} : { hero: names.hero(hero), kind: names.kind(hero) }),
    ...(thing === undefined ? {} : { thing: thingNoun(thing) }),
    ...(gift === undefined ? {} : { gift: giftCard(gift).noun }),
    ...(speciality === undefined ? {} : { speciality: specialityCard(speciality).noun }),
  };
  return say(NEXT_TOWN_REFUSALS, language, code as keyof typeof NEXT_TOWN_REFUSALS.en, args as never);
}
