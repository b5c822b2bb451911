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
import { EXPEDITION } from './words.ts';

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

const said = (key: Said) => ({ en: EXPEDITION.en[key], fr: EXPEDITION.fr[key] });
type Said =
  | 'difficulty'
  | 'masterComputerHint'
  | 'masterMeHint'
  | 'masterNobody'
  | 'masterNobodyHint'
  | 'needFour'
  | 'playHint'
  | 'tobaroMaster'
  | 'way'
  | 'wayHint';

const masterless = (draft: Draft) => (isTobaro(partOf(draft, EXPEDITION_PART)) ? said('tobaroMaster') : null);

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
  ways: [{ game: 'advanced', title: said('way'), hint: said('wayHint'), icon: 'torch' }],
  atOnce: {
    hint: said('playHint'),
    icon: 'torch',
    draft: (draft) => ({ ...draft, difficulty: 'merciful' }),
    lesson: (draft) => withPart({ ...draft, difficulty: 'merciful' }, EXPEDITION_PART, { dungeon: 'lesson' }),
  },
  asks: ASKS,
  masterSeat: 'master',
  masters: {
    computer: said('masterComputerHint'),
    me: said('masterMeHint'),
    nobody: { title: said('masterNobody'), hint: said('masterNobodyHint') },
  },
  masterless,
  difficulty: said('difficulty'),
  heroSeats: (draft) => seatsOf(partOf(draft, EXPEDITION_PART)),
  choice(draft) {
    const nobody = draft.master === 'nobody' || masterless(draft) !== null;
    const expedition = partOf(draft, EXPEDITION_PART);
    const master = nobody ? {} : { watch: watchOf(draft) };
    return expeditionChoice(expedition, { master: !nobody, ...master }, draft.language) as NewTable['choice'];
  },
  missing(draft) {
    const expedition = partOf(draft, EXPEDITION_PART);
    return isTobaro(expedition) && expedition.party.length < MOST_HEROES ? said('needFour') : null;
  },
  seated(draft, by) {
    const { party } = partOf(draft, EXPEDITION_PART);
    return withPart(draft, EXPEDITION_PART, {
      party: party.map((member, index) => ({ ...member, by: by(index === 0) })),
    });
  },
  inMode: (draft, mode) => withPart(draft, EXPEDITION_PART, inCompany(partOf(draft, EXPEDITION_PART), mode)),
};
