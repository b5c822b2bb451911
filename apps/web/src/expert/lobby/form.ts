/** Expert in the lobby: a quest, or a campaign. */
import type { ExpertCampaignChoice, ExpertChoice } from '@oubliette/shelf/expert';
import type { LocalText, NewTable } from '@oubliette/table';
import { say } from '@oubliette/words';
import { partOf, withPart } from '../../forms/form.ts';
import type { Draft, LobbyForm } from '../../forms/form.ts';
import { CLASS_IDS, CLASSES } from './heroes.ts';
import { OPTION_IDS } from './options.ts';
import { QUESTS } from './quests.ts';
import { campaignChoice, coming, LESSON, questChoice, seatsOf, undecided, VENTURE } from './venture.ts';
import type { Venture } from './venture.ts';
import { VENTURE_WORDS } from './words.ts';

export const CAMPAIGN = 'expert-campaign';

const ASKS: readonly (keyof ExpertChoice | keyof ExpertCampaignChoice)[] = [
  'heroes',
  'players',
  'quest',
  'depth',
  'families',
  'master',
  'order',
  'generator',
  'life',
  ...OPTION_IDS,
];

type Said =
  | 'campaignWay'
  | 'difficulty'
  | 'masterComputer'
  | 'masterMe'
  | 'masterNobody'
  | 'masterNobodyHint'
  | 'playHint'
  | 'way'
  | 'wayHint';
const said = (key: Said): LocalText => ({ en: VENTURE_WORDS.en[key], fr: VENTURE_WORDS.fr[key] });

const ventureOf = (draft: Draft): Venture => partOf(draft, VENTURE);

/** Nobody has to be found: the book decides, and its rules are the same for everybody. */
function alone(draft: Draft, quest: string): Draft {
  return withPart({ ...draft, master: 'nobody', difficulty: 'merciful' }, VENTURE, { quest });
}

export const expertForm: LobbyForm = {
  tables: [
    {
      id: 'expert',
      title: { en: 'Expert: a quest', fr: 'Expert : une quête' },
      hint: said('wayHint'),
      icon: 'rule-book',
    },
    {
      id: CAMPAIGN,
      title: said('campaignWay'),
      hint: {
        en: 'Quests in order; what heroes carry out is theirs, and so is what befalls them between',
        fr: 'Des quêtes en ordre ; le butin reste aux héros, et la vie leur réserve des surprises',
      },
      icon: 'castle',
    },
  ],
  listed: QUESTS,
  ways: [{ game: 'expert', title: said('way'), hint: said('wayHint'), icon: 'rule-book' }],
  atOnce: {
    hint: said('playHint'),
    icon: 'rule-book',
    draft: (draft) => alone(draft, 'coldKitchen'),
    lesson: (draft) => alone(draft, LESSON),
  },
  asks: ASKS,
  masterSeat: 'gm',
  masters: {
    computer: said('masterComputer'),
    me: said('masterMe'),
    nobody: { title: said('masterNobody'), hint: said('masterNobodyHint') },
  },
  difficulty: said('difficulty'),
  heroSeats: (draft) => seatsOf(ventureOf(draft)),
  choice(draft) {
    const master = draft.master !== 'nobody';
    const choice = draft.game === CAMPAIGN ? campaignChoice : questChoice;
    return choice(ventureOf(draft), master) as NewTable['choice'];
  },
  missing(draft) {
    const open = draft.game === CAMPAIGN ? null : undecided(ventureOf(draft));
    if (open === null) return null;
    const { name, abilities: count } = CLASSES[open];
    const { gender } = ventureOf(draft).heroes[open];
    const told = (language: 'en' | 'fr') =>
      say(VENTURE_WORDS, language, 'tooFew', { hero: name[gender][language], count });
    return { en: told('en'), fr: told('fr') };
  },
  seated(draft, by) {
    const venture = ventureOf(draft);
    const [first] = coming(venture);
    const heroes = Object.fromEntries(
      CLASS_IDS.map((id) => [id, { ...venture.heroes[id], by: by(id === first) }]),
    ) as Venture['heroes'];
    return withPart(draft, VENTURE, { heroes });
  },
};
