/** Terminal options of Advanced alone. */
export const ADVANCED_HELP = {
  play: {
    en: `  --quest ID         bells1 to bells3, tobaro, wander-ratmen, wander-undead …
  --heroes LIST      heinrich,sven,torallion,magnus,rogar,durgin,ladril,telor
  --henchmen LIST    sven,sven:sergeant is a man-at-arms and a sergeant for Sven
  --components LIST  magnus=ashes+ashes+silverKey+phoenixFeather is what Magnus sets out with
  --solo             nobody is game master, the solo tables decide (always so for tobaro)
  --one-level        a wandering of one level
  --after FILE       into the dungeon of a match that is over again, by its map`,
    fr: `  --quest ID         bells1 à bells3, tobaro, wander-ratmen, wander-undead …
  --heroes LISTE     heinrich,sven,torallion,magnus,rogar,durgin,ladril,telor
  --henchmen LISTE   sven,sven:sergeant donne à Sven un homme d’armes et un sergent
  --components LISTE magnus=ashes+ashes+silverKey+phoenixFeather est ce que Magnus emporte
  --solo             pas de maître du jeu, les tables décident (toujours le cas pour tobaro)
  --one-level        une errance d’un seul niveau
  --after FICHIER    retourner dans le donjon d’une partie terminée, carte en main`,
  },
  simulate: {
    en: `  --heroes LIST      heinrich,sven,torallion,magnus,rogar,durgin,ladril,telor
  --solo             nobody is game master, the solo tables decide (always so for tobaro)
  --expeditions N    up to N expeditions into the dungeon, each by the map of those before, until it is won`,
    fr: `  --heroes LISTE     heinrich,sven,torallion,magnus,rogar,durgin,ladril,telor
  --solo             pas de maître du jeu, les tables décident (toujours le cas pour tobaro)
  --expeditions N    jusqu’à N expéditions dans le donjon, chacune avec la carte des précédentes, jusqu’au succès`,
  },
} as const;
