/** A NextLevel hero's score sheet for paper: the level, belongings and skills. */
import type { Hero } from '@oubliette/classic';
import {
  arcanaOf,
  arcanumCard,
  gearCard,
  giftCard,
  scrollCard,
  specialityCard,
  substanceCard,
  thingNoun,
} from '@oubliette/nextlevel';
import type { NextView, Sheet } from '@oubliette/nextlevel';
import { say, typeset, withApostrophes } from '@oubliette/words';
import type { Language, Noun } from '@oubliette/words';
import { SHEET_WORDS } from '../parts/sheet/words.ts';
import { sayTraps } from '../parts/board/spoken.ts';
import { heroGauges } from '../parts/turn/gauges.ts';
import { TURN_WORDS } from '../parts/turn/words.ts';
import { nextSheet } from '../play/sheet.ts';
import { NEXT_PLAY } from '../play/nextPlay.ts';
import { initialsOf } from '../../paper/map.ts';
import type { OwnMarks } from '../../paper/map.ts';
import { sheetOf } from '../../paper/sheet.ts';
import type { PaperCard, PaperSheet } from '../../paper/sheet.ts';

export function nextPaperSheet(view: NextView, hero: Hero, language: Language): PaperSheet {
  const paper = sheetOf(view, hero, language);
  const sheet = view.next.sheets[hero.id];
  if (sheet === undefined) return paper;
  const numbers = nextSheet(view, hero, language);
  const card = cardsIn(language);
  return {
    ...paper,
    attack: numbers?.attack.now ?? paper.attack,
    defence: numbers?.defence.now ?? paper.defence,
    movement: numbers?.movement.now ?? paper.movement,
    note: noteOf(view, hero, sheet, language),
    equipment: [...paper.equipment, ...sheet.gear.map((id) => card(gearCard(id)))],
    finds: [
      ...paper.finds,
      ...sheet.scrolls.map((id) => card(scrollCard(id))),
      ...sheet.substances.map((id) => card(substanceCard(id))),
    ],
    spells: [...paper.spells, ...arcanaOf(view, hero.id).map((id) => card(arcanumCard(id)))],
    learnt: {
      title: say(SHEET_WORDS, language, 'gifts', {}),
      cards: [
        ...(sheet.speciality === null ? [] : [card(specialityCard(sheet.speciality))]),
        ...sheet.gifts.map((id) => card(giftCard(id))),
      ],
    },
  };
}

/** The level and the quest's gauges, in one line. */
function noteOf(view: NextView, hero: Hero, sheet: Sheet, language: Language): string {
  const figure = view.figures.find(({ id }) => id === hero.id);
  const gauges = figure === undefined ? null : heroGauges(view, figure, language);
  const { inHand, level, experience, lucky, parts } = sheet;
  const parted = [
    say(SHEET_WORDS, language, 'level', { level }),
    say(SHEET_WORDS, language, 'experience', { points: experience }),
    inHand === null
      ? say(SHEET_WORDS, language, 'bareHands', {})
      : say(SHEET_WORDS, language, 'inHand', { weapon: thingNoun(inHand)[language].one }),
    ...(gauges?.mana == null ? [] : [say(TURN_WORDS, language, 'mana', gauges.mana)]),
    ...(gauges?.spellPoints == null ? [] : [say(TURN_WORDS, language, 'spellPoints', gauges.spellPoints)]),
    ...(parts > 0 ? [say(SHEET_WORDS, language, 'parts', { count: parts })] : []),
    ...(lucky === null ? [] : [say(SHEET_WORDS, language, 'lucky', { number: lucky })]),
  ];
  return parted.map((part) => part.replace(/\.$/u, '')).join(' · ');
}

function cardsIn(
  language: Language,
): (card: { readonly noun: Noun; readonly text: Readonly<Record<Language, string>> }) => PaperCard {
  return ({ noun, text }) => ({
    name: noun[language].one,
    text: typeset(language, withApostrophes(text[language])),
  });
}

/** NextLevel's names for its monsters and the known traps. */
export function nextMarks(view: NextView, language: Language): OwnMarks {
  const names = NEXT_PLAY.telling.namesIn(view);
  const traps = sayTraps({ view, names, language }).flatMap(({ squares, text }) =>
    squares.map((square) => ({ square, text: initialsOf(text), look: 'trap' as const, name: text })),
  );
  return { names, traps };
}
