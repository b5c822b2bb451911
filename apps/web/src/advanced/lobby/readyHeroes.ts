/** The eight ready-made heroes of Advanced as the lobby lists them: their sheets are fetched with the game. */

interface ReadyHero {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly emblem: 'barbarian' | 'dwarf' | 'elf' | 'wizard';
  readonly hint: { readonly en: string; readonly fr: string };
}

function hero(id: string, name: string, emblem: ReadyHero['emblem'], en: string, fr: string): ReadyHero {
  return { id, name: { en: name, fr: name.replace('the Bright', 'le Brillant') }, emblem, hint: { en, fr } };
}

/** Heroes who start with components, which their players choose (ADV-MAG-08). */
export const READY_CASTERS: readonly string[] = ['magnus', 'ladril', 'telor'];

export const READY_HEROES: readonly ReadyHero[] = [
  hero(
    'heinrich',
    'Heinrich Löwen',
    'barbarian',
    'Human warrior: sword, chain mail, shield',
    'Guerrier humain : épée, mailles, bouclier',
  ),
  hero(
    'sven',
    'Sven Hammerhelm',
    'dwarf',
    'Dwarf: war hammer, chain mail, shield',
    'Nain : marteau de guerre, mailles, bouclier',
  ),
  hero('torallion', 'Torallion Leafstar', 'elf', 'Elf: long bow and sword', 'Elfe : arc long et épée'),
  hero(
    'magnus',
    'Magnus the Bright',
    'wizard',
    'Human wizard: four spells',
    'Magicien humain : quatre sorts',
  ),
  hero(
    'rogar',
    'Rogar',
    'barbarian',
    'Human warrior: two-handed sword',
    'Guerrier humain : épée à deux mains',
  ),
  hero('durgin', 'Durgin', 'dwarf', 'Dwarf: two-handed axe', 'Nain : hache à deux mains'),
  hero('ladril', 'Ladril', 'elf', 'High elf: sword, and two spells', 'Haut elfe : épée, et deux sorts'),
  hero('telor', 'Telor', 'wizard', 'Human wizard: four spells', 'Magicien humain : quatre sorts'),
];
