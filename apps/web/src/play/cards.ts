/** The cards of what is shown. A game says which picture stands for an event; the log's words and the dice come with it. */
import type { BaseEvent } from '@oubliette/kernel';
import type { Language, LogLine, Telling } from '@oubliette/words';
import type { CardFace, CardRoll, CardWeight, CueCard } from '../board/cue.ts';
import { pictureOf } from '../pictures/making.ts';
import type { Gallery, Topic } from '../pictures/making.ts';

/** Which card events bring. */
export interface EventCard {
  readonly topic: Topic;
  readonly id: string;
  readonly title: string;
  /** Instead of the log's words, where these only list the dice that lie below. */
  readonly line?: string;
  /** `plain` if absent. */
  readonly weight?: CardWeight;
  /** Monsters whose faces are on it, by kind. */
  readonly monsters?: Readonly<Record<string, number>>;
}

export interface CardsAt<View, Names> {
  readonly language: Language;
  /** Of all that these events brought. */
  names(): Names;
  /** Before and after all events of the command. */
  readonly before: View;
  readonly view: View;
}

/** Methods, so that a game may ask for its own views and names. */
export interface CardedGame<View, Names> {
  readonly gallery: Gallery;
  readonly telling: Pick<Telling<View, never, Names>, 'namesIn' | 'learn' | 'log'>;
  /** The card of events shown as one, `all` being those of the command; null for what stays in the log. */
  card(group: readonly BaseEvent[], all: readonly BaseEvent[], at: CardsAt<View, Names>): EventCard | null;
  rolls(event: BaseEvent, names: Names, language: Language): readonly CardRoll[];
}

type Group = readonly BaseEvent[];

/** The card of each group that brings one. The same card twice in one command is one card that counts. */
export function cardsOf<View, Names>(
  game: CardedGame<View, Names>,
  groups: readonly Group[],
  views: { readonly before: View; readonly after: View },
  language: Language,
): ReadonlyMap<Group, CueCard> {
  const all = groups.flat();
  const known = (): Names => game.telling.namesIn(views.before);
  const names = (): Names => game.telling.learn(all, known());
  const at = { language, names, before: views.before, view: views.after };
  const brought = new Map<string, { readonly group: Group; readonly card: EventCard; count: number }>();
  for (const group of groups) {
    const card = game.card(group, all, at);
    if (card === null) continue;
    const key = `${card.topic} ${card.id} ${card.title}`;
    const twin = brought.get(key);
    if (twin === undefined) brought.set(key, { group, card, count: 1 });
    else twin.count += 1;
  }
  if (brought.size === 0) return NO_CARDS;
  const { lines } = game.telling.log(all, { language, names: known() });
  let from = 0;
  return new Map(
    [...brought.values()].flatMap(({ group, card, count }) => {
      const picture = pictureOf(game.gallery, card.topic, card.id);
      if (picture === undefined) return [];
      const to = all.indexOf(group.at(-1)!) + 1;
      const rolls = all
        .slice(from, to)
        .flatMap((event) =>
          game.rolls(event, names(), language).filter(({ own }) => own !== true || group.includes(event)),
        );
      from = to;
      return [
        [
          group,
          {
            ...saidOf(lines, group, card.line),
            ...drawnOf(game, card, picture, count),
            rolls: rolls.slice(-MOST_ROLLS),
          },
        ],
      ];
    }),
  );
}

const NO_CARDS: ReadonlyMap<Group, CueCard> = new Map();
/** The last ones decided: to hit, to wound. */
const MOST_ROLLS = 2;

function drawnOf<View, Names>(
  { gallery }: CardedGame<View, Names>,
  { title, weight = 'plain', monsters = {} }: EventCard,
  picture: CueCard['picture'],
  count: number,
): Pick<CueCard, 'picture' | 'title' | 'count' | 'faces' | 'weight'> {
  const faces = Object.entries(monsters).flatMap(([kind, many]): readonly CardFace[] => {
    const face = pictureOf(gallery, 'monster', kind);
    return face === undefined ? [] : [{ face, count: many }];
  });
  return { picture, title, count, faces, weight };
}

/** What the log says of these events. */
function saidOf(
  lines: readonly LogLine<BaseEvent>[],
  group: Group,
  instead = '',
): Pick<CueCard, 'line' | 'figures' | 'square' | 'rules'> {
  const own = lines.filter(({ events }) => events.some((event) => group.includes(event)));
  const parts = own.flatMap((line) => line.parts);
  return {
    line: instead || own.map(({ text }) => text).join(' '),
    figures: [...new Set(parts.flatMap(({ figure }) => figure ?? []))],
    square: parts.find(({ square }) => square !== undefined)?.square ?? null,
    rules: [...new Set(own.flatMap(({ rules }) => rules))],
  };
}
