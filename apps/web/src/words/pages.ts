/** Words of the credits and of the not-found page. */
import { defineMessages } from '@oubliette/words';

export const PAGES = defineMessages({
  en: {
    creditsTitle: 'Credits',
    homage:
      'Oubliette is an unofficial, non-commercial homage to five dungeon board games. It is not affiliated with or endorsed by their publishers. Rules text, quests, names of characters, stone, parchment and figures are our own.',
    iconsTitle: 'Icons',
    iconsText:
      'Icons come from game-icons.net, under the licence Creative Commons Attribution 3.0. They are shown in other colours and sizes than the originals. Their authors:',
    iconsLicence: 'CC BY 3.0',
    fontsTitle: 'Typefaces',
    alegreya: 'Alegreya, by Juan Pablo del Peral (Huerta Tipográfica)',
    metamorphous: 'Metamorphous, by James Grieshaber (Sorkin Type Co)',
    fontsLicence: 'SIL Open Font License 1.1',
    codeTitle: 'Code',
    codeText: 'Oubliette itself is free software under the MIT licence. It stands on:',
    notFoundTitle: 'A blank wall',
    notFoundText: 'You search for secret doors and find none: there is no room at {path}.',
  },
  fr: {
    creditsTitle: 'Crédits',
    homage:
      'Oubliette est un hommage non officiel et non commercial à cinq jeux de plateau de donjon. Il n’est ni affilié à leurs éditeurs ni approuvé par eux. Le texte des règles, les quêtes, les noms des personnages, la pierre, le parchemin et les figurines sont les nôtres.',
    iconsTitle: 'Icônes',
    iconsText:
      'Les icônes viennent de game-icons.net, sous la licence Creative Commons Attribution 3.0. Leurs couleurs et leurs tailles diffèrent des originaux. Leurs auteurs :',
    iconsLicence: 'CC BY 3.0',
    fontsTitle: 'Caractères',
    alegreya: 'Alegreya, de Juan Pablo del Peral (Huerta Tipográfica)',
    metamorphous: 'Metamorphous, de James Grieshaber (Sorkin Type Co)',
    fontsLicence: 'Licence SIL Open Font 1.1',
    codeTitle: 'Code',
    codeText: 'Oubliette est un logiciel libre sous licence MIT. Il repose sur :',
    notFoundTitle: 'Un mur aveugle',
    notFoundText:
      'Vous cherchez des portes secrètes et n’en trouvez aucune : il n’y a pas de salle à l’adresse {path}.',
  },
});
