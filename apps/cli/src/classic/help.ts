/** Terminal options of classic alone. */
export const CLASSIC_HELP = {
  play: {
    en: '  --training         the simplified rules of the first quest: move and fight only',
    fr: '  --training         les règles simplifiées de la première quête : se déplacer et se battre',
  },
  campaign: {
    en: '  --unlimited-stock  the armoury has as many of each card as are wanted (CLS-EQP-05)',
    fr: '  --unlimited-stock  l’armurerie a chaque carte en autant d’exemplaires qu’on veut (CLS-EQP-05)',
  },
  simulate: {
    en: `  --training         the training quest by its own rules
  --campaign         the same four heroes through the whole book, with what they win and buy; counted are the
                     first attempts at each quest, and a quest that fails is tried again until it is won`,
    fr: `  --training         la quête d’entraînement, selon ses propres règles
  --campaign         les quatre mêmes héros d’un bout à l’autre du livre, avec ce qu’ils gagnent et achètent ;
                     on compte le premier essai de chaque quête, et une quête manquée est reprise jusqu’au succès`,
  },
} as const;
