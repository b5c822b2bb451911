/** A computer hero of NextLevel in town: gains levels, sells what is only for selling, buys better arms. */
import type { HeroKind } from '@oubliette/classic';
import { shelfOf, thingCard } from '@oubliette/nextlevel';
import type {
  NextScoreSheet,
  NextTownCommand,
  NextTownCommandOf,
  NextTownCommandType,
  WareId,
} from '@oubliette/nextlevel';

/** Weapons by the dice they add, armour, a potion for the road: the first affordable item is bought. */
const WANTED: Readonly<Record<HeroKind, readonly WareId[]>> = {
  barbarian: [
    'shortsword',
    'leather',
    'broadsword',
    'shield',
    'helmet',
    'claymore',
    'chainMail',
    'greatsword',
  ],
  dwarf: ['handAxe', 'leather', 'warHammer', 'shield', 'helmet', 'battleAxe', 'chainMail', 'axe'],
  elf: ['shortBow', 'leather', 'shortsword', 'longBow', 'elvenBlade', 'sylvanBow', 'chainMail'],
  wizard: ['staff', 'wardedRobe', 'minorSceptre', 'ironShodStaff', 'runedCirclet', 'sceptre'],
};
const POTION = 'potionOfHealing';

export function nextShopper(
  sheet: NextScoreSheet,
  moves: readonly NextTownCommand[],
): NextTownCommand | null {
  const of = <T extends NextTownCommandType>(type: T) =>
    moves.filter(
      (move): move is NextTownCommandOf<T> =>
        move.type === type && (move as { hero?: HeroKind }).hero === sheet.kind,
    );
  return (
    of('advance')[0] ??
    of('specialise')[0] ??
    of('learn')[0] ??
    of('chooseLuck')[0] ??
    of('sell').find(({ thing }) => shelfOf(thing) === 'substances') ??
    wanted(sheet, of('purchase')) ??
    null
  );
}

function wanted(
  { kind, next }: NextScoreSheet,
  offers: readonly NextTownCommandOf<'purchase'>[],
): NextTownCommand | undefined {
  const dice = next.unarmed ? 0 : next.attack;
  const better = (ware: WareId): boolean => {
    const { weapon } = thingCard(ware) as { readonly weapon?: { readonly dice: number } };
    return !(next.gear as readonly string[]).includes(ware) && (weapon === undefined || weapon.dice > dice);
  };
  const wish = WANTED[kind].find((ware) => better(ware) && offers.some((offer) => offer.ware === ware));
  const thirst = next.potions.length === 0 ? POTION : undefined;
  return offers.find(({ ware }) => ware === (wish ?? thirst));
}
