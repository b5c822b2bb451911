/** Advanced in the lobby: an expedition. */
import type { AdvancedChoice } from '@oubliette/shelf/advanced';
import type { NewTable } from '@oubliette/table';
import { partOf, withPart } from '../../forms/form.ts';
import type { Draft, LobbyForm, Part } from '../../forms/form.ts';
import { DUNGEONS } from './dungeons.ts';
import {
  ASKED,
  ASKED_AFAR,
  askedIn,
  expeditionChoice,
  inCompany,
  isTobaro,
  MOST_HEROES,
  newExpedition,
  seatsOf,
} from './expedition.ts';
import type { Expedition } from './expedition.ts';

export const EXPEDITION_PART: Part<Expedition> = { key: 'expedition', fresh: newExpedition() };

const ASKS: readonly (keyof AdvancedChoice)[] = [
  'dungeon',
  'depth',
  'heroes',
  'players',
  'master',
  'chests',
  'monsterWounds',
  'watch',
  'corrections',
];

const masterless = (draft: Draft) =>
  isTobaro(partOf(draft, EXPEDITION_PART))
    ? {
        en: 'Nobody: this quest is for one player, and the solo tables decide.',
        fr: 'Personne : cette quête est pour un seul joueur, et les tables décident.',
      }
    : null;

/** Whether the master shares this device: it is handed over, or not, for counters (ADV-TOK-04). */
/** When a person who is master is asked for counters; the computer decides for itself. */
function watchOf(draft: Draft): AdvancedChoice['watch'] {
  if (isMasterHere(draft)) return [...ASKED[askedIn(partOf(draft, EXPEDITION_PART), draft.mode)]];
  return draft.mode === 'online' && draft.master !== 'computer' ? [...ASKED_AFAR] : undefined;
}

export function isMasterHere(draft: Draft): boolean {
  return draft.mode !== 'online' && draft.master === 'me' && masterless(draft) === null;
}

export const advancedForm: LobbyForm = {
  tables: [
    {
      id: 'advanced',
      title: { en: 'Advanced: an expedition', fr: 'Advanced : une expédition' },
      hint: {
        en: 'A dungeon that grows as it is explored, by tables and a hidden hand of counters',
        fr: 'Un donjon qui grandit à mesure qu’on l’explore, par des tables et des pions cachés',
      },
      icon: 'dungeon-gate',
    },
  ],
  listed: DUNGEONS,
  ways: [
    {
      game: 'advanced',
      title: { en: 'Expedition', fr: 'Expédition' },
      hint: {
        en: 'Advanced: a dungeon nobody has drawn yet',
        fr: 'Advanced : un donjon que nul n’a encore dessiné',
      },
      icon: 'torch',
    },
  ],
  atOnce: {
    hint: {
      en: 'A dungeon that grows as you explore it: traps, fate, wounds that tell, and a way back to find',
      fr: 'Un donjon qui grandit à mesure qu’on l’explore : pièges, destin, blessures qui comptent, et un retour à trouver',
    },
    icon: 'torch',
    draft: (draft) => ({ ...draft, difficulty: 'merciful' }),
    lesson: (draft) => withPart({ ...draft, difficulty: 'merciful' }, EXPEDITION_PART, { dungeon: 'lesson' }),
  },
  asks: ASKS,
  masterSeat: 'master',
  masters: {
    computer: {
      en: 'It holds the counters and leads the monsters',
      fr: 'Il tient les pions et mène les monstres',
    },
    me: { en: 'You draw counters and lead the monsters', fr: 'Vous piochez les pions et menez les monstres' },
    nobody: {
      title: { en: 'Nobody', fr: 'Personne' },
      hint: {
        en: 'The book’s solo tables decide for the monsters',
        fr: 'Les tables du livre décident pour les monstres',
      },
    },
  },
  masterless,
  difficulty: {
    en: 'How does the computer lead the monsters?',
    fr: 'Comment l’ordinateur mène-t-il les monstres ?',
  },
  heroSeats: (draft) => seatsOf(partOf(draft, EXPEDITION_PART)),
  choice(draft) {
    const nobody = draft.master === 'nobody' || masterless(draft) !== null;
    const expedition = partOf(draft, EXPEDITION_PART);
    const master = nobody ? {} : { watch: watchOf(draft) };
    return expeditionChoice(expedition, { master: !nobody, ...master }, draft.language) as NewTable['choice'];
  },
  missing(draft) {
    const expedition = partOf(draft, EXPEDITION_PART);
    return isTobaro(expedition) && expedition.party.length < MOST_HEROES
      ? { en: 'Four heroes go down into Tobaro.', fr: 'Quatre héros descendent dans Tobaro.' }
      : null;
  },
  seated(draft, by) {
    const { party } = partOf(draft, EXPEDITION_PART);
    return withPart(draft, EXPEDITION_PART, {
      party: party.map((member, index) => ({ ...member, by: by(index === 0) })),
    });
  },
  inMode: (draft, mode) => withPart(draft, EXPEDITION_PART, inCompany(partOf(draft, EXPEDITION_PART), mode)),
};
