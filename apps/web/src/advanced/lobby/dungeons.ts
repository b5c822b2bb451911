/** The dungeons of Advanced for the lobby's list: the rules are fetched when one is chosen. */

interface Listed {
  readonly id: string;
  readonly title: { readonly en: string; readonly fr: string };
  readonly hint: { readonly en: string; readonly fr: string };
}

const BELLS = { en: 'The Three Bells, part', fr: 'Les trois cloches, partie' };

function bell(part: 1 | 2 | 3, en: string, fr: string): Listed {
  return {
    id: `bells${part}`,
    title: { en, fr },
    hint: { en: `${BELLS.en} ${part}`, fr: `${BELLS.fr} ${part}` },
  };
}

function wander(family: string, title: Listed['title'], en: string, fr: string): Listed {
  return { id: `wander-${family}`, title, hint: { en, fr } };
}

export const DUNGEONS: readonly Listed[] = [
  bell(1, 'The Drowned Cellars', 'Les caves noyées'),
  bell(2, 'The Quarry of Grashak', 'La carrière de Grashak'),
  bell(3, 'The Silent Crypt', 'La crypte muette'),
  {
    id: 'tobaro',
    title: { en: 'The Curse of Tobaro', fr: 'La malédiction de Tobaro' },
    hint: {
      en: 'For one player, without a master: four heroes, five men, three levels',
      fr: 'Pour un seul joueur, sans maître : quatre héros, cinq hommes, trois niveaux',
    },
  },
  wander(
    'ratmen',
    { en: 'The Gnawed Galleries', fr: 'Les galeries rongées' },
    'Ratmen, as deep as you dare',
    'Des hommes-rats, aussi bas que vous oserez',
  ),
  wander(
    'goblinoids',
    { en: 'The Howling Warren', fr: 'Le terrier hurlant' },
    'Orcs and goblins, as deep as you dare',
    'Des orcs et des lutins, aussi bas que vous oserez',
  ),
  wander(
    'undead',
    { en: 'The Restless Vaults', fr: 'Les caveaux sans repos' },
    'The walking dead, as deep as you dare',
    'Des morts-vivants, aussi bas que vous oserez',
  ),
  wander(
    'chaos',
    { en: 'The Unmade Halls', fr: 'Les salles défaites' },
    'Servants of Chaos, as deep as you dare',
    'Des serviteurs du Chaos, aussi bas que vous oserez',
  ),
  {
    id: 'hunt-ratmen',
    title: { en: 'Six Captains to Hunt', fr: 'Six capitaines à traquer' },
    hint: {
      en: 'The chiefs of the ratmen, wherever they hide',
      fr: 'Les chefs des hommes-rats, où qu’ils se cachent',
    },
  },
  {
    id: 'lesson',
    title: { en: 'The Sexton’s Lamp', fr: 'La lampe du fossoyeur' },
    hint: { en: 'A lesson of ten minutes', fr: 'Une leçon de dix minutes' },
  },
];
