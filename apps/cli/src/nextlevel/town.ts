/** The town of NextLevel at the terminal: growing, the shop, the baggage. */
import type { CommonSheet, HeroKind } from '@oubliette/classic';
import {
  arcanumCard,
  gearCard,
  giftCard,
  giftsFor,
  LUCKY_NUMBERS,
  MAX_LEVEL,
  nextTownTelling,
  nextlevelCampaign,
  nextQuestSetup,
  nextReportOf,
  offerFor,
  specialitiesFor,
  specialityCard,
  thingCard,
  thingsWith,
} from '@oubliette/nextlevel';
import type {
  GearId,
  NextCampaignSetup,
  NextCampaignState,
  NextCampaignView,
  NextScoreSheet,
  NextState,
  OwnTownCommand,
  ThingId,
} from '@oubliette/nextlevel';
import type { Language } from '@oubliette/words';
import { printed } from '../layout.ts';
import type { PlayBook } from '../play/book.ts';
import type { Option } from '../campaign/ask.ts';
import { familyBook } from '../campaign/family.ts';
import type { Counter, SheetText, TownBook } from '../campaign/townBook.ts';
import { starred, unbroken } from '../campaign/sheets.ts';
import type { Page } from '../campaign/sheets.ts';
import { NEXT_HOUSE } from './options.ts';
import type { NextHouse } from './options.ts';
import { shop } from './shopWords.ts';
import { wareLines } from '../campaign/wares.ts';
import { town } from '../campaign/words.ts';

/** A campaign of NextLevel has sheets of NextLevel. */
const next = (sheet: CommonSheet): NextScoreSheet => sheet as NextScoreSheet;
const thingName = (id: ThingId, language: Language): string => thingCard(id).noun[language].one;

export function nextTownBook(quests: PlayBook): TownBook<NextHouse> {
  return familyBook<NextHouse>({
    id: 'nextlevel',
    system: nextlevelCampaign,
    quests,
    own: NEXT_HOUSE,
    setup({ order, gifts, own: { level, options } }) {
      const wishes: Partial<NextCampaignSetup> = {
        order,
        gifts,
        ...(level === undefined ? {} : { level }),
        options,
      };
      return wishes;
    },
    questSetup: (campaign, state, source) => nextQuestSetup(campaign, state as NextCampaignState, source),
    reportOf: (quest, ended) => nextReportOf(quest, ended as NextState),
    telling: nextTownTelling,
    sheet: SHEET,
    counters: {
      grow: (page, hero) => listed(page, hero, growing(pageOf(page), hero)),
      shop: (page, hero) => listed(page, hero, wares(pageOf(page), hero)),
      sell: (page, hero) => listed(page, hero, goods(pageOf(page), hero)),
      baggage: (page, hero) => listed(page, hero, baggage(pageOf(page), hero)),
    },
    wears: false,
    gifts: (sheet, language) =>
      [...new Set(thingsWith(next(sheet).next))].map((thing) => ({
        label: thingName(thing, language),
        value: (to) => ({ type: 'giveThing', hero: sheet.kind, to, thing }),
      })),
  });
}

/** Speciality, gifts and arcana. */
function learnt(sheet: CommonSheet) {
  const { gifts, speciality, arcana } = next(sheet).next;
  return [
    ...(speciality === null ? [] : [specialityCard(speciality)]),
    ...gifts.map(giftCard),
    ...arcana.map(arcanumCard),
  ];
}

const SHEET: SheetText = {
  title: (sheet, language) => [shop(language, 'level', { level: next(sheet).next.level })],
  dice(sheet, language) {
    const { experience, nextLevelAt, attack, inHand, defence, mana, spellPoints, carries } = next(sheet).next;
    const weapon = inHand === null ? shop(language, 'bareHands', {}) : thingName(inHand, language);
    return [
      nextLevelAt === null
        ? shop(language, 'experience', { experience })
        : shop(language, 'experienceOf', { experience, needed: nextLevelAt }),
      unbroken(`${town(language, 'attack', {})} ${town(language, 'dice', { dice: attack })} (${weapon})`),
      unbroken(town(language, 'defence', { dice: town(language, 'dice', { dice: defence }) })),
      ...(mana > 0 ? [shop(language, 'mana', { mana })] : []),
      ...(spellPoints > 0 ? [shop(language, 'spellPoints', { points: spellPoints })] : []),
      shop(language, 'carries', carries),
      ...learnt(sheet).map(({ noun }) => noun[language].one),
    ].join(' · ');
  },
  goods(sheet, language) {
    const { stowed, bought, ...rest } = next(sheet).next;
    return [
      ...starred(thingsWith(rest), bought, (id) => thingName(id, language)),
      ...stowed.map((id) => shop(language, 'atHome', { thing: thingName(id, language) })),
    ];
  },
  cards(sheet, language) {
    const { stowed, ...rest } = next(sheet).next;
    const cards = [...learnt(sheet), ...[...thingsWith(rest), ...stowed].map(thingCard)];
    return cards.map(({ noun, text }) => ({ name: noun[language].one, text: text[language] }));
  },
  hasBought(sheet) {
    const { bought, ...rest } = next(sheet).next;
    return thingsWith(rest).some((id) => bought.includes(id));
  },
};

const pageOf = (page: Page): Page<NextCampaignView> => page as unknown as Page<NextCampaignView>;

/** Something on a counter; if out of reach it is dim, and the rules say why when chosen. */
interface Line {
  readonly label: string;
  readonly head: string;
  readonly text: string;
  readonly command: OwnTownCommand;
}

function sheetIn({ view }: Page<NextCampaignView>, hero: HeroKind): NextScoreSheet {
  return view.heroes.find(({ kind }) => kind === hero)!;
}

function listed(page: Page, hero: HeroKind, lines: readonly Line[]): Counter {
  const { language, style } = page;
  const { name, gold } = sheetIn(pageOf(page), hero);
  const open = new Set(page.moves.map((move) => JSON.stringify(move)));
  const offered = lines.map(({ label, head, text, command }) => ({
    label,
    head,
    text: printed(text, language),
    dim: !open.has(JSON.stringify(command)),
  }));
  return {
    options: lines.map(({ label, command }): Option<OwnTownCommand> => ({ label, value: command })),
    lines: [
      style.bold(shop(language, 'purseOf', { name, gold })),
      '',
      ...wareLines(page, offered, 1),
      ...(lines.length === 0 ? [town(language, 'nothing', {})] : []),
    ],
  };
}

function growing(page: Page<NextCampaignView>, hero: HeroKind): readonly Line[] {
  const { language } = page;
  const { level, nextLevelAt, gifts, speciality, dodge, lucky } = sheetIn(page, hero).next;
  const rise: Line[] =
    nextLevelAt === null
      ? []
      : [
          {
            label: shop(language, 'rise', { level: level + 1 }),
            head: shop(language, 'points', { points: nextLevelAt }),
            text: '',
            command: { type: 'advance', hero },
          },
        ];
  const luck =
    dodge === 'extraordinary' && lucky === null
      ? Array.from({ length: LUCKY_NUMBERS }, (_, i): Line => ({
          label: shop(language, 'lucky', { number: i + 1 }),
          head: '',
          text: '',
          command: { type: 'chooseLuck', hero, number: i + 1 },
        }))
      : [];
  return [
    ...rise,
    ...giftsFor(hero, MAX_LEVEL)
      .filter((gift) => !gifts.includes(gift))
      .map((gift): Line => ({
        label: giftCard(gift).noun[language].one,
        head: shop(language, 'gift', {}),
        text: giftCard(gift).text[language],
        command: { type: 'learn', hero, gift },
      })),
    ...(speciality === null ? specialitiesFor(hero) : []).map((id): Line => ({
      label: specialityCard(id).noun[language].one,
      head: shop(language, 'speciality', {}),
      text: specialityCard(id).text[language],
      command: { type: 'specialise', hero, speciality: id },
    })),
    ...luck,
  ];
}

/** Gear of use to the hero, potions and scrolls. */
function wares(page: Page<NextCampaignView>, hero: HeroKind): readonly Line[] {
  const { view, language } = page;
  const isOfUse = (id: ThingId): boolean => {
    const { users } = thingCard(id) as { readonly users?: readonly HeroKind[] };
    return users === undefined || users.includes(hero);
  };
  return view.shop
    .filter(({ id }) => isOfUse(id))
    .map(({ id, price }) => ({
      label: thingName(id, language),
      head: town(language, 'price', { price }),
      text: thingCard(id).text[language],
      command: { type: 'purchase', hero, ware: id },
    }));
}

function goods(page: Page<NextCampaignView>, hero: HeroKind): readonly Line[] {
  const { language } = page;
  const sheet = sheetIn(page, hero);
  return [...new Set(thingsWith(sheet.next))].map((thing) => ({
    label: thingName(thing, language),
    head: town(language, 'price', { price: offerFor(sheet.next, thing) }),
    text: '',
    command: { type: 'sell', hero, thing },
  }));
}

function baggage(page: Page<NextCampaignView>, hero: HeroKind): readonly Line[] {
  const { language } = page;
  const { gear, stowed, worn, inHand } = sheetIn(page, hero).next;
  const isArms = (id: GearId): boolean =>
    gearCard(id).weapon !== undefined || gearCard(id).armour !== undefined;
  const use = (id: GearId): string => {
    if (id === inHand) return shop(language, 'inHand', {});
    return worn.includes(id) ? shop(language, 'worn', {}) : '';
  };
  return [
    ...[...new Set(gear)].filter(isArms).map((id): Line => ({
      label: shop(language, 'stow', { thing: thingName(id, language) }),
      head: use(id),
      text: '',
      command: { type: 'stow', hero, gear: id },
    })),
    ...[...new Set(stowed)].map((id): Line => ({
      label: shop(language, 'pack', { thing: thingName(id, language) }),
      head: '',
      text: '',
      command: { type: 'pack', hero, gear: id },
    })),
  ];
}
