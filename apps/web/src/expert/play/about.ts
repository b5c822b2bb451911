/** The subject of a question: who, what has just happened, and what is at stake. */
import {
  cardNoun,
  eventCard,
  eventNoun,
  figureMention,
  kindNoun,
  leftSeen,
  squareName,
  telling,
} from '@oubliette/expert';
import type { Names, View } from '@oubliette/expert';
import { properNoun, say, typeset, withApostrophes } from '@oubliette/words';
import type { ArgumentsOf, Language, Mention } from '@oubliette/words';

import { QUESTIONS } from '../words/questions.ts';
import { blowOdds, percent } from './odds.ts';

type Frame = View['stack'][number];
type FrameOf<T extends Frame['tag']> = Extract<Frame, { tag: T }>;
type Key = keyof typeof QUESTIONS.en;

interface Asking {
  readonly view: View;
  readonly language: Language;
  readonly who: (id: string) => Mention;
  readonly square: (square: number) => ReturnType<typeof squareName>;
  /** Says one of the messages in the reader's language. */
  readonly tell: <K extends Key>(key: K, args: ArgumentsOf<typeof QUESTIONS, K>) => string;
  readonly beneath: Frame | undefined;
}

/** Lines for the current question's card; none if its title is enough. */
export function aboutOf(view: View, names: Names, language: Language): readonly string[] {
  const top = view.stack.at(-1);
  if (top === undefined) return [];
  const tellers = TELLERS as Readonly<
    Partial<Record<Frame['tag'], (frame: Frame, at: Asking) => readonly string[]>>
  >;
  const at: Asking = {
    view,
    language,
    who: (id) => figureMention(names, id),
    square: (square) => squareName(names, square),
    tell: (key, args) => say(QUESTIONS, language, key, args),
    beneath: view.stack.at(-2),
  };
  return tellers[top.tag]?.(top, at) ?? [];
}

type Tellers = {
  readonly [T in Frame['tag']]?: (frame: FrameOf<T>, at: Asking) => readonly string[];
};

const TELLERS: Tellers = {
  crossing: ({ figure, crossed }, { tell, who }) => [
    tell('crossing', { figure: who(figure), crossed: who(crossed) }),
  ],
  laying: ({ card, fits }, { tell, language }) => [
    tell('laying', {
      card: properNoun(telling.face('dungeon', card, { language }), 'f'),
      count: fits.length,
    }),
  ],
  arranging: ({ cards, printed }, { tell }) => [tell('arranging', { cards, printed })],
  placingMonsters: ({ of, count }, { tell }) => [
    tell('placing', { creatures: { noun: kindNoun(of), count } }),
  ],
  weapons: ({ heroes: [hero] }, { tell, who }) =>
    hero === undefined ? [] : [tell('weapons', { hero: who(hero) })],
  sharing: ({ cards, claims }, { tell, who }) => [
    tell('sharing', { cards: cards.map(cardNoun) }),
    ...(claims.length === 0 ? [] : [tell('claimed', { who: claims.map(who) })]),
  ],
  taking: ({ hero, cards: [first] }, { tell, who }) =>
    first === undefined ? [] : [tell('taking', { hero: who(hero), card: cardNoun(first.card) })],
  gift: ({ from, to, card }, { tell, who }) => [
    tell('gift', { from: who(from), to: who(to), card: cardNoun(card) }),
  ],
  teleport: ({ figure }, { tell, who }) => [tell('teleport', { figure: who(figure) })],
  scroll: ({ hero }, { tell, who }) => [tell('scroll', { hero: who(hero) })],
  claims: ({ claims }, { tell, who }) => [tell('claims', { who: claims.map(who) })],
  eventDrawn: ({ card }, at) => (card === undefined ? [] : [cardText(card, at)]),
  moment: ({ moment }, at) => [momentText(moment, at)],
  answering: (_frame, at) => {
    const { beneath } = at;
    if (beneath?.tag === 'playing') return eventTexts(beneath, at);
    return beneath?.tag === 'strike' ? blowTexts(beneath, at) : [];
  },
};

function cardText(card: FrameOf<'playing'>['card'], { tell, language }: Asking): string {
  const text = typeset(language, withApostrophes(eventCard(card).text[language]));
  return tell('event', { card: eventNoun(card), text });
}

function eventTexts({ card, target }: FrameOf<'playing'>, at: Asking): readonly string[] {
  const on = target.figure === null ? [] : [at.tell('eventOn', { figure: at.who(target.figure) })];
  return [cardText(card, at), ...on];
}

function blowTexts(frame: FrameOf<'strike'>, { tell, who, view }: Asking): readonly string[] {
  const { attacker, target } = frame;
  const [by, whom] = [who(attacker), who(target)];
  const standing = leftSeen(view, frame);
  if (frame.attack === null) {
    const odds = blowOdds(view, attacker, target);
    if (odds === null) return [];
    const dice = (frame.dice ?? odds.attack) + frame.more.attack;
    const harms = tell('harms', {
      harm: percent(odds.harm),
      kills: percent(odds.losses.at(-1) ?? 0),
      target: whom,
    });
    const said = tell('attack', {
      attacker: by,
      target: whom,
      dice,
      shields: odds.defence + frame.more.defence,
    });
    return frame.dice === null ? [said, harms] : [said];
  }
  const key = frame.defence === null ? 'rolledAttack' : 'rolledDefence';
  const rolled = tell(key, { attacker: by, target: whom, hits: standing.hits });
  if (standing.hits === 0) return [rolled];
  const { left, most } = standing;
  return [
    rolled,
    left === 0 ? tell('kills', { target: whom }) : tell('leaves', { target: whom, left, most }),
  ];
}

function momentText(moment: FrameOf<'moment'>['moment'], { tell, who, square }: Asking): string {
  switch (moment.is) {
    case 'entered':
      return tell('moment_entered', { figure: who(moment.figure), square: square(moment.square) });
    case 'declared': {
      const { figure, deed } = moment;
      if (deed.is === 'attack')
        return tell('moment_attack', { figure: who(figure), target: who(deed.target) });
      return tell(deed.is === 'door' ? 'moment_door' : 'moment_search', { figure: who(figure) });
    }
    case 'turnStart':
    case 'turnEnd':
    case 'activation':
    case 'rolled':
      return tell(`moment_${moment.is}`, { figure: who(moment.figure) });
    default:
      return tell(`moment_${moment.is}`, {});
  }
}
