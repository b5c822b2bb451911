/** The seven, each with a colour, a head and a weapon of their own. */
import type { ClassId } from '@oubliette/expert';
import { HERO_HEADS as CLASSIC_HEADS, HEROES as CLASSIC } from '../../classic/pictures/heroes.ts';
import { figure } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';

export const HERO_HEADS = {
  ...CLASSIC_HEADS,
  warrior: {
    icon: 'closed-barbute',
    paint: 'steel',
    plug: 'M150 200H362V450H150z',
    zones: [['brass', 'M232 20H280V300H232z']],
  },
  halfling: {
    icon: 'halfling',
    paint: 'skin',
    zones: [['rust', 'M90 0H422V170L370 150 256 170 142 150 90 170z']],
  },
  priest: {
    icon: 'monk-face',
    paint: 'skin',
    plug: 'M110 100H402V400H110z',
    zones: [
      ['fur', 'M60 0H452V130H60zM80 130H150V330H80zM362 130H432V330H362z'],
      ['linen', 'M0 390H512V512H0z'],
    ],
  },
} as const satisfies Readonly<Record<ClassId, Parameters<typeof figure>[0]['head']>>;

export const HEROES = {
  ...CLASSIC,
  warrior: figure({
    kind: 'hero',
    family: 'death',
    place: 'hall',
    head: HERO_HEADS.warrior,
    at: [132, 90],
    bust: ['plate', 'steel', { swap: { trim: 'royal' } }],
    behind: [{ icon: 'rune-sword', paint: 'steel', at: [214, 98], size: 132 }],
    before: [{ icon: 'checked-shield', paint: 'royal', at: [50, 190], size: 84 }],
    weather: ['motes'],
    token: { size: 74 },
  }),
  halfling: figure({
    kind: 'hero',
    family: 'earth',
    place: 'shelf',
    head: HERO_HEADS.halfling,
    at: [132, 104],
    size: 150,
    bust: ['rags', 'leather', { at: [132, 254], size: 210, swap: { cloth: 'leaf' } }],
    before: [{ icon: 'sling', paint: 'leather', at: [214, 178], size: 92 }],
    weather: ['motes'],
    token: { size: 72 },
  }),
  priest: figure({
    kind: 'hero',
    family: 'folk',
    place: 'rays',
    head: HERO_HEADS.priest,
    at: [132, 100],
    size: 148,
    bust: ['robe', 'linen', { swap: { cloth: 'paper', brass: 'gold' } }],
    behind: [{ icon: 'flanged-mace', paint: 'steel', at: [216, 100], size: 128 }],
    weather: ['sparkle'],
    token: { size: 70 },
  }),
} as const satisfies Readonly<Record<ClassId, Picture>>;
