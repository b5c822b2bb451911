/** How most pictures are made: a head on shoulders, a figure on its feet, a thing in the light. */
import type { BustName } from './busts.ts';
import type { Family, PaintName } from './paints.ts';
import type { Layer, Picture, Silhouette, Subject } from './picture.ts';

type At = Silhouette['at'];
type Head = Omit<Silhouette, 'at' | 'size'>;

interface Figure extends Pick<Picture, 'family' | 'place' | 'weather' | 'halo' | 'ground'> {
  readonly kind?: 'monster' | 'hero';
  readonly head: Head;
  readonly at?: At;
  readonly size?: number;
  readonly bust?: readonly [
    BustName,
    PaintName,
    Partial<Omit<Extract<Layer, { bust: unknown }>, 'bust' | 'paint'>>?,
  ];
  readonly behind?: readonly Layer[];
  /** In front of the head. */
  readonly before?: readonly Layer[];
  /** Where the head is on the token, and what else is there: weapons and wings are told apart by them. */
  readonly token?: {
    readonly at?: At;
    readonly size?: number;
    readonly behind?: readonly Silhouette[];
    readonly before?: readonly Silhouette[];
  };
}

/** A head on its shoulders; the token has the same head. */
export function figure(of: Figure): Picture {
  const {
    kind = 'monster',
    family,
    place,
    head,
    at = [132, 94],
    size = 150,
    bust,
    behind = [],
    before = [],
    token = {},
  } = of;
  return {
    kind,
    family,
    place,
    halo: of.halo ?? [132, 88, 120],
    ...(of.ground === undefined ? {} : { ground: of.ground }),
    layers: [
      ...behind,
      ...(bust === undefined
        ? []
        : [{ bust: bust[0], paint: bust[1], at: [132, 236] as const, size: 260, ...bust[2] }]),
      { ...head, at, size },
      ...before,
    ],
    weather: of.weather ?? ['mist'],
    token: faceOf(head, token),
  };
}

function faceOf(
  head: Head,
  { at = [0, 0], size = 82, behind = [], before = [] }: NonNullable<Figure['token']>,
): readonly Silhouette[] {
  // Under 120 px eyes are larger.
  const glows = head.glows?.map(([x, y, r, colour]) => [x, y, Math.round(r * 1.25), colour] as const);
  return [...behind, { ...head, at, size, ...(glows === undefined ? {} : { glows }) }, ...before];
}

/** What a sentry's token is known by, besides its crest. */
export const SPEAR: Silhouette = { icon: 'barbed-spear', paint: 'steel', at: [6, -6], size: 88, turn: -90 };

/** A whole body on its feet; its token may show its head alone. */
export function standing(of: Omit<Figure, 'bust'> & { readonly face?: Head }): Picture {
  const { face = of.head, token = {}, ...rest } = of;
  return {
    ...figure({
      at: [132, 124],
      size: 190,
      ground: 178,
      ...rest,
      behind: [{ shade: [132, 214, 80] }, ...(of.behind ?? [])],
    }),
    token: faceOf(face, token),
  };
}

export interface Thing extends Partial<Pick<Picture, 'kind' | 'family' | 'place' | 'weather' | 'halo'>> {
  readonly at?: At;
  readonly size?: number;
  readonly turn?: number;
  readonly flip?: true;
  readonly zones?: Silhouette['zones'];
  readonly glows?: Silhouette['glows'];
  readonly smooth?: true;
  readonly plug?: string;
  readonly fade?: number;
  readonly behind?: readonly Layer[];
  readonly before?: readonly Layer[];
  /** Without a floor: in the air, or on a sign. */
  readonly afloat?: true;
}

/** In glass, on its sign. */
export function potion(icon: string, paint: PaintName, family: Family, more: Thing = {}): Picture {
  return thing(icon, paint, {
    family,
    place: 'sigil',
    smooth: true,
    size: 166,
    halo: [132, 116, 130],
    ...more,
  });
}

/** In the air, in the light of its element. */
export function spell(icon: string, paint: PaintName, family: Family, more: Thing = {}): Picture {
  return thing(icon, paint, {
    kind: 'spell',
    family,
    place: 'sigil',
    afloat: true,
    at: [132, 122],
    size: 176,
    halo: [132, 112, 140],
    ...more,
  });
}

/** What waits for a foot. */
export function trap(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return thing(icon, paint, {
    kind: 'hazard',
    family: 'hazard',
    size: 180,
    halo: [132, 120, 120],
    weather: ['dust', 'motes'],
    ...more,
  });
}

/** What a room is known by. */
export function room(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return thing(icon, paint, {
    kind: 'room',
    family: 'room',
    size: 158,
    at: [132, 126],
    halo: [132, 100, 130, '#ffb14a'],
    weather: ['mist', 'embers'],
    ...more,
  });
}

/** What happens. */
export function event(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return thing(icon, paint, { kind: 'event', family: 'light', size: 160, at: [132, 122], ...more });
}

/** One thing in the light of its place: what is found, bought or drunk. */
export function thing(icon: string, paint: PaintName, more: Thing = {}): Picture {
  const {
    kind = 'treasure',
    family = 'treasure',
    place = 'vault',
    weather = ['motes'],
    halo = [132, 104, 128],
  } = more;
  const { at = [132, 122], size = 172, behind = [], before = [], afloat, ...rest } = more;
  const { turn, flip, zones, glows, smooth, plug, fade } = rest;
  const how = Object.fromEntries(
    Object.entries({ turn, flip, zones, glows, smooth, plug, fade }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return {
    kind,
    family,
    place,
    halo,
    ...(afloat ? {} : { ground: 178 }),
    layers: [
      ...(afloat ? [] : [{ shade: [132, 212, size * 0.4] as const }]),
      ...behind,
      { icon, paint, at, size, ...how },
      ...before,
    ],
    weather,
  };
}

export type Topic =
  | 'monster'
  | 'hero'
  | 'treasure'
  | 'spell'
  | 'trap'
  | 'hazard'
  | 'room'
  | 'event'
  | 'learnt'
  /** What happens between two quests. */
  | 'life'
  | 'quest';

export type Recipes = Readonly<Partial<Record<Topic, Readonly<Record<string, Picture>>>>>;

/** The pictures of a game, each under a name of its own. */
export type Gallery = Readonly<Record<Topic, Readonly<Record<string, Subject>>>>;

/** What a game hangs: `hung.ts` beside its gallery. */
export interface Hung {
  readonly gallery: Gallery;
  /** The pictures of the game it extends: what these are drawn with is fetched before. */
  readonly over?: Gallery;
  /** The one shown in lists of games. */
  readonly cover: readonly [gallery: Gallery, topic: Topic, id: string];
}

const TOPICS: readonly Topic[] = [
  'monster',
  'hero',
  'treasure',
  'spell',
  'trap',
  'hazard',
  'room',
  'event',
  'learnt',
  'life',
  'quest',
];

/** `of` shows what this game has of its own; the rest is as in the game it extends. */
export function gallery(game: string, of: Recipes, base?: Gallery): Gallery {
  const hung = TOPICS.map((topic) => {
    const own = Object.entries(of[topic] ?? {}).map(
      ([id, picture]) => [id, { id: `${game}-${topic}-${id}`, picture }] as const,
    );
    return [topic, { ...base?.[topic], ...Object.fromEntries(own) }] as const;
  });
  return Object.fromEntries(hung) as Record<Topic, Readonly<Record<string, Subject>>>;
}

/** What hangs under this name: unknown ones have no picture. */
export function pictureOf(of: Gallery, topic: Topic, id: string): Subject | undefined {
  const pictures = of[topic];
  return Object.hasOwn(pictures, id) ? pictures[id] : undefined;
}
