/** The eleven contexts of the generator, by the sum of two dice (EXP-QGN-02). */
import type { Quest } from '../../quests/quest.ts';

const ANY_DEPTH = { depth: null, start: 'stairs', brings: [], ritual: false, sites: [], failed: [] } as const;
const CHIEF = { escort: 1, chaos: 1, annex: [] } as const;

const beast: Quest = {
  ...ANY_DEPTH,
  id: 'beast',
  goal: 'kill',
  title: { en: 'The Eater of Herds', fr: 'Le Mangeur de troupeaux' },
  story: {
    en: 'A village counts its sheep every night, and every night falls asleep sooner. Something large comes for them, and the trail of wool leads underground. Go down and see that it has dined.',
    fr: 'Un village compte ses moutons chaque soir, et chaque soir s’endort plus tôt. Quelque chose de gros vient les prendre, et la laine mène sous terre. Descendez, et veillez à ce que ce repas soit le dernier.',
  },
  task: {
    en: 'This is its lair, and it is at home. Kill it.',
    fr: 'Voici son antre, et il est chez lui. Tuez-le.',
  },
  families: null,
  foes: ['oldTroll', 'hornedKing', 'greatOgre', 'wyrm'],
  rooms: ['lair', 'hollow'],
  met: [{ on: 'foesDead' }],
  room: { plan: 'lair', foes: ['oldTroll'], escort: 0, chaos: 1, annex: [] },
};

const bandits: Quest = {
  ...ANY_DEPTH,
  id: 'bandits',
  goal: 'kill',
  title: { en: 'The Robber King', fr: 'Le Roi des voleurs' },
  story: {
    en: 'Somebody sends his men to every village of the valley, in turn, with a list. A crown made of church candlesticks is said to go with the post. Find him at home and take it off him, with the head if need be.',
    fr: 'Quelqu’un envoie ses hommes dans chaque village de la vallée, à tour de rôle, une liste à la main. La charge donne droit, dit-on, à une couronne faite de chandeliers d’église. Trouvez-le chez lui et ôtez-la-lui, avec la tête s’il le faut.',
  },
  task: {
    en: 'The chief sits over there, counting. Kill him.',
    fr: 'Le chef est assis là-bas, et il compte. Tuez-le.',
  },
  families: ['outlaws', 'greenskins'],
  foes: ['robberKing', 'warlord'],
  rooms: ['hideout', 'den'],
  met: [{ on: 'foesDead' }],
  room: { ...CHIEF, plan: 'hideout', foes: ['robberKing'] },
};

const hostage: Quest = {
  ...ANY_DEPTH,
  id: 'hostage',
  goal: 'rescue',
  title: { en: 'Five Hundred, or an Ear', fr: 'Cinq cents, ou une oreille' },
  story: {
    en: 'A person of importance is held underground for a ransom nobody cares to pay. The family would rather spend the sum on you, provided the person comes back with everything attached.',
    fr: 'Une personne d’importance est retenue sous terre contre une rançon que nul ne tient à payer. La famille préfère dépenser la somme pour vous, pourvu que la personne revienne entière.',
  },
  task: {
    en: 'There is the hostage, in chains. Strike them off when nobody is left to object, and lead the hostage out alive.',
    fr: 'Voilà l’otage, enchaîné. Brisez ses fers quand plus personne ne s’y opposera, et ramenez-le vivant à l’air libre.',
  },
  families: null,
  foes: ['ransomer'],
  rooms: ['gaol'],
  sites: [
    {
      id: 'hostage',
      mark: '!',
      act: 'free',
      name: { en: 'the hostage', fr: 'l’otage' },
      deed: { en: 'Free the hostage', fr: 'Libérer l’otage' },
    },
  ],
  met: [{ on: 'out', who: 'hostage' }],
  failed: [{ on: 'hostageDead' }],
  room: { ...CHIEF, plan: 'gaol', foes: ['ransomer'] },
};

const artefact: Quest = {
  ...ANY_DEPTH,
  id: 'artefact',
  goal: 'recover',
  ritual: true,
  title: { en: 'The Empty Altar', fr: 'L’Autel vide' },
  story: {
    en: 'The only holy thing a small temple owned has been carried off, and those who took it mean to burn it, slowly, with singing. The village has no other saint and cannot afford a new one. Be there before the last verse.',
    fr: 'On a emporté la seule chose sainte d’un petit temple, et ses voleurs comptent la brûler, lentement, en chantant. Le village n’a pas d’autre saint ni de quoi en acheter un. Soyez là avant le dernier couplet.',
  },
  task: {
    en: 'It lies before the altar, still whole. Take it as soon as the singing has stopped.',
    fr: 'Elle est devant l’autel, encore intacte. Prenez-la dès que les chants auront cessé.',
  },
  families: null,
  foes: ['profaner'],
  rooms: ['temple'],
  sites: [
    {
      id: 'artefact',
      mark: '!',
      act: 'take',
      name: { en: 'the sacred artefact', fr: 'l’artefact sacré' },
      deed: { en: 'Take the artefact', fr: 'Prendre l’artefact' },
    },
  ],
  met: [{ on: 'done', site: 'artefact' }],
  failed: [{ on: 'clockOut' }],
  room: { ...CHIEF, plan: 'temple', foes: ['profaner'] },
};

const tunnels: Quest = {
  ...ANY_DEPTH,
  id: 'tunnels',
  goal: 'chart',
  title: { en: 'What the Miners Heard', fr: 'Ce que les mineurs ont entendu' },
  story: {
    en: 'The miners broke through into a gallery that nobody had dug, and came up again without their lamps. The company wants a map of it, complete, and no neighbours.',
    fr: 'Les mineurs ont percé une galerie que nul n’avait creusée, et sont remontés sans leurs lampes. La compagnie en veut le plan, complet, et pas de voisins.',
  },
  task: {
    en: 'So this is what they heard. Kill it, leave no passage unmapped and nobody alive in them.',
    fr: 'C’est donc cela qu’ils ont entendu. Tuez-le, ne laissez aucun passage hors du plan ni personne dedans.',
  },
  families: null,
  foes: ['deepHorror'],
  rooms: ['hollow', 'lair'],
  met: [{ on: 'pileEmpty' }, { on: 'foesDead' }, { on: 'boardClear' }],
  room: { ...CHIEF, plan: 'hollow', foes: ['deepHorror'] },
};

const catacombs: Quest = {
  ...ANY_DEPTH,
  id: 'catacombs',
  goal: 'kill',
  title: { en: 'Late Visits', fr: 'Visites tardives' },
  story: {
    en: 'In the city the dead have begun to call on their heirs, at night and without a word. Somebody under the cathedral teaches them the way. Silence him, and let the wills stand.',
    fr: 'Dans la ville, les morts rendent visite à leurs héritiers, la nuit et sans un mot. Quelqu’un, sous la cathédrale, leur montre le chemin. Faites-le taire, et que les testaments restent en l’état.',
  },
  task: {
    en: 'The necromancer is at work. Kill him.',
    fr: 'Le nécromant est à l’œuvre. Tuez-le.',
  },
  families: ['undead'],
  foes: ['necromancer'],
  rooms: ['ossuary'],
  met: [{ on: 'foesDead' }],
  room: { ...CHIEF, plan: 'ossuary', foes: ['necromancer'] },
};

const treasureMap: Quest = {
  ...ANY_DEPTH,
  id: 'treasureMap',
  goal: 'recover',
  title: { en: 'A Map, Slightly Burnt', fr: 'Une carte un peu brûlée' },
  story: {
    en: 'You won it at cards from a man who seemed glad to lose. At the middle of the dungeon, it says, lies a thing of legend; the rest is singed away, but for the word “guards”.',
    fr: 'Vous l’avez gagnée aux cartes à un homme qui semblait ravi de perdre. Au milieu du donjon, dit-elle, repose un objet de légende ; le reste a brûlé, sauf le mot « gardes ».',
  },
  task: {
    en: 'There it is, and those are the guards. Take it when they are done.',
    fr: 'Le voilà, et voici les gardes. Prenez-le quand ils en auront fini.',
  },
  families: null,
  foes: [],
  rooms: ['vault'],
  sites: [
    {
      id: 'legend',
      mark: '!',
      act: 'take',
      name: { en: 'the thing of legend', fr: 'l’objet de légende' },
      deed: { en: 'Take the thing of legend', fr: 'Prendre l’objet de légende' },
    },
  ],
  met: [{ on: 'done', site: 'legend' }],
  room: { plan: 'vault', foes: [], escort: 3, chaos: 0, annex: [] },
};

const fallen: Quest = {
  ...ANY_DEPTH,
  id: 'fallen',
  goal: 'defeat',
  title: { en: 'Old Colleagues', fr: 'D’anciens collègues' },
  story: {
    en: 'They have songs of their own, medals of their own, and once had your room at the inn. Now they have turned against the crown, for better pay. They know you are coming: they would.',
    fr: 'Ils ont leurs chansons, leurs médailles, et avaient jadis votre chambre à l’auberge. Les voilà tournés contre la couronne, pour une meilleure solde. Ils savent que vous venez : à votre place, ils viendraient.',
  },
  task: {
    en: 'They have been waiting. Leave none of them standing.',
    fr: 'Ils vous attendaient. N’en laissez aucun debout.',
  },
  families: null,
  foes: 'fallen',
  rooms: ['den', 'hideout'],
  met: [{ on: 'foesDead' }],
  room: { plan: 'den', foes: [], escort: 0, chaos: 0, annex: [] },
};

const captives: Quest = {
  ...ANY_DEPTH,
  id: 'captives',
  goal: 'escape',
  start: 'captive',
  title: { en: 'Not Before Supper', fr: 'Pas avant le souper' },
  story: {
    en: 'The wine was drugged, the company poor, and the altar is laid for tonight. Your guard lies on the floor; your gear lay under his chair. Somewhere in this warren there is a way out.',
    fr: 'Le vin était drogué, la compagnie médiocre, et l’autel est dressé pour ce soir. Votre gardien est par terre ; vos affaires étaient sous sa chaise. Quelque part dans cette garenne, il y a une sortie.',
  },
  task: {
    en: 'Daylight! Whoever ends a move on the way out is free, monsters or not.',
    fr: 'Le jour ! Qui achève son déplacement sur la sortie est libre, monstres ou pas.',
  },
  families: null,
  foes: [],
  rooms: ['wayOut'],
  met: [{ on: 'out', who: 'hero' }],
  room: { plan: 'wayOut', foes: [], escort: 2, chaos: 0, annex: [] },
};

const spring: Quest = {
  ...ANY_DEPTH,
  id: 'spring',
  goal: 'purify',
  brings: ['stone'],
  title: { en: 'Bad Water', fr: 'De la mauvaise eau' },
  story: {
    en: 'The village well has turned green, and those who drink of it agree with everything. Below, at the spring, somebody is trying things out. You carry a Stone of Purification: one throw.',
    fr: 'Le puits du village a verdi, et qui en boit est d’accord avec tout. En bas, à la source, quelqu’un fait des essais. Vous portez une Pierre de Purification : un seul jet.',
  },
  task: {
    en: 'Here the water rises. Put an end to the experiments, then throw the stone in.',
    fr: 'C’est ici que l’eau jaillit. Mettez fin aux expériences, puis jetez-y la pierre.',
  },
  families: null,
  foes: ['poisoner'],
  rooms: ['spring'],
  sites: [
    {
      id: 'spring',
      mark: '!',
      act: 'throw',
      needs: 'stone',
      name: { en: 'the spring', fr: 'la source' },
      deed: { en: 'Throw the Stone of Purification', fr: 'Jeter la Pierre de Purification' },
    },
  ],
  met: [{ on: 'done', site: 'spring' }],
  room: { ...CHIEF, plan: 'spring', foes: ['poisoner'] },
};

const palace: Quest = {
  ...ANY_DEPTH,
  id: 'palace',
  goal: 'stop',
  ritual: true,
  title: { en: 'Under the Prince', fr: 'Sous le Prince' },
  story: {
    en: 'A sorcerer has gone down into the cellars of the palace with forty barrels and a grievance. The Prince is giving a ball and will not be disturbed. You were not invited; you have the evening free.',
    fr: 'Un sorcier est descendu dans les caves du palais avec quarante barils et un grief. Le Prince donne un bal et ne veut pas être dérangé. Vous n’étiez pas invités ; votre soirée est libre.',
  },
  task: {
    en: 'He is at the last line. Kill him before he reads it.',
    fr: 'Il en est à la dernière ligne. Tuez-le avant qu’il ne la lise.',
  },
  families: null,
  foes: ['sorcerer'],
  rooms: ['powderCellar'],
  met: [{ on: 'foesDead' }],
  failed: [{ on: 'clockOut' }],
  room: { ...CHIEF, plan: 'powderCellar', foes: ['sorcerer'] },
};

/** For a two at the first place, for a twelve at the last. */
export const CONTEXTS: readonly Quest[] = [
  beast,
  bandits,
  hostage,
  artefact,
  tunnels,
  catacombs,
  treasureMap,
  fallen,
  captives,
  spring,
  palace,
];
