/** What stands on each Event card, in both languages. */

export interface EventText {
  readonly en: string;
  readonly fr: string;
}

export const EVENT_TEXTS = {
  pit: {
    en: 'On a hero who enters a cell: the floor gives way. It loses 1 Body and goes no farther this turn. The pit stays open: jump it, or disarm it.',
    fr: 'Sur un héros qui entre dans une case : le sol se dérobe. Il perd 1 point de Corps et ne va pas plus loin ce tour-ci. La fosse reste ouverte : on la saute, ou on la désamorce.',
  },
  dart: {
    en: 'On a hero who enters a cell: it loses 1 Body, and another at the end of its next turn.',
    fr: 'Sur un héros qui entre dans une case : il perd 1 point de Corps, et un autre à la fin de son tour suivant.',
  },
  spear: {
    en: 'On a hero who enters a cell: roll two skull dice. It loses 1 Body for each skull.',
    fr: 'Sur un héros qui entre dans une case : lancez deux dés crâne. Il perd 1 point de Corps par crâne.',
  },
  rockfall: {
    en: 'On a hero who enters a cell: a die and its Speed must come to 5, or it loses 2 Body.',
    fr: 'Sur un héros qui entre dans une case : un dé et sa Vitesse doivent donner 5, sinon il perd 2 points de Corps.',
  },
  needle: {
    en: 'On a hero who is about to search: it loses 1 Body, and attacks with one die fewer in its next combat.',
    fr: 'Sur un héros qui s’apprête à fouiller : il perd 1 point de Corps et attaque avec un dé de moins à son prochain combat.',
  },
  gas: {
    en: 'On a hero who is about to search: for each hero on the tile, a die and its Speed must come to 5, or it loses its next turn. A searcher who falls asleep finds nothing.',
    fr: 'Sur un héros qui s’apprête à fouiller : pour chaque héros de la tuile, un dé et sa Vitesse doivent donner 5, sinon il perd son prochain tour. Qui s’endort en fouillant ne trouve rien.',
  },
  scythe: {
    en: 'On a hero who is about to open a door: roll three skull dice. It loses 1 Body for each skull.',
    fr: 'Sur un héros qui s’apprête à ouvrir une porte : lancez trois dés crâne. Il perd 1 point de Corps par crâne.',
  },
  glyph: {
    en: 'On a hero who is about to open a door: it and every figure beside it lose 1 Body.',
    fr: 'Sur un héros qui s’apprête à ouvrir une porte : lui et toute figurine à côté de lui perdent 1 point de Corps.',
  },
  rustedLock: {
    en: 'On a door that is about to be opened: it stays shut. Once a turn a hero before it may try: a die and its Attack must come to 6. A ring of keys helps.',
    fr: 'Sur une porte qu’on s’apprête à ouvrir : elle reste close. À son tour, un héros devant elle peut essayer : un dé et son Attaque doivent donner 6. Un trousseau de clés aide.',
  },
  bar: {
    en: 'On a door that is about to be opened: it stays shut. Once a turn a hero before it may try: a die and the Body it has left must come to 10.',
    fr: 'Sur une porte qu’on s’apprête à ouvrir : elle reste close. À son tour, un héros devant elle peut essayer : un dé et les points de Corps qui lui restent doivent donner 10.',
  },
  spellLock: {
    en: 'On a door that is about to be opened: it stays shut. Once a turn a hero before it may try: a die and its Speed must come to 5.',
    fr: 'Sur une porte qu’on s’apprête à ouvrir : elle reste close. À son tour, un héros devant elle peut essayer : un dé et sa Vitesse doivent donner 5.',
  },
  darkness: {
    en: 'Until a door is opened heroes attack only what is beside them.',
    fr: 'Tant qu’aucune porte n’est ouverte, les héros n’attaquent que ce qui se trouve à côté d’eux.',
  },
  slime: {
    en: 'On a tile with heroes: whoever stands on it moves two cells fewer each turn, until it leaves the tile.',
    fr: 'Sur une tuile où se trouvent des héros : chacun d’eux avance de deux cases de moins à chaque tour, jusqu’à ce qu’il la quitte.',
  },
  dread: {
    en: 'During a combat, on a hero: it attacks and defends with one die fewer until the combat ends.',
    fr: 'Pendant un combat, sur un héros : il attaque et se défend avec un dé de moins jusqu’à la fin du combat.',
  },
  cramp: {
    en: 'On a hero: it moves three cells fewer the next time it moves.',
    fr: 'Sur un héros : il avance de trois cases de moins à son prochain déplacement.',
  },
  patrol: {
    en: 'A Monster card of minions: they come at the nearest closed door, beside no hero.',
    fr: 'Une carte Monstre de sbires : ils arrivent à la porte close la plus proche, à côté d’aucun héros.',
  },
  scavengers: {
    en: 'A Monster card of minions: they come at the nearest closed door, beside no hero.',
    fr: 'Une carte Monstre de sbires : ils arrivent à la porte close la plus proche, à côté d’aucun héros.',
  },
  hunters: {
    en: 'A Monster card, leaders too: they come at the nearest closed door, beside no hero.',
    fr: 'Une carte Monstre, chefs compris : ils arrivent à la porte close la plus proche, à côté d’aucun héros.',
  },
  frenzy: {
    en: 'On a creature in its turn: it attacks with two dice more until its turn ends.',
    fr: 'Sur une créature dont c’est le tour : elle attaque avec deux dés de plus jusqu’à la fin de ce tour.',
  },
  shieldOfChaos: {
    en: 'During a combat, on all creatures of one card: they defend with one die more until the combat ends.',
    fr: 'Pendant un combat, sur toutes les créatures d’une même carte : elles se défendent avec un dé de plus jusqu’à la fin du combat.',
  },
  secondWind: {
    en: 'On a wounded creature: it regains up to 3 Body.',
    fr: 'Sur une créature blessée : elle regagne jusqu’à 3 points de Corps.',
  },
  evilEye: {
    en: 'On a hero’s attack or defence dice: one of those that count is turned to a face that does not.',
    fr: 'Sur les dés d’attaque ou de défense d’un héros : l’un de ceux qui comptent est tourné sur une face qui ne compte pas.',
  },
  draught: {
    en: 'Nothing but a draught. Discard it as soon as it is drawn.',
    fr: 'Un simple courant d’air. À défausser aussitôt tirée.',
  },
  echo: {
    en: 'Only your own steps. Discard it as soon as it is drawn.',
    fr: 'Vos propres pas, rien d’autre. À défausser aussitôt tirée.',
  },
  mouse: {
    en: 'A mouse runs off. Discard it as soon as it is drawn.',
    fr: 'Une souris détale. À défausser aussitôt tirée.',
  },
} as const satisfies Readonly<Record<string, EventText>>;
