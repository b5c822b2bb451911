/** Eight quests of our own, each with its room. */
import type { Quest } from '../../quests/quest.ts';
import { DEEP_QUESTS } from './readyDeep.ts';

const STAIRS = { start: 'stairs', brings: [], ritual: false, sites: [], failed: [] } as const;

const coldKitchen: Quest = {
  ...STAIRS,
  id: 'coldKitchen',
  goal: 'kill',
  depth: 8,
  title: { en: 'The Cold Kitchen', fr: 'La Cuisine froide' },
  story: {
    en: 'The Duke’s cook went down to the cellars for a ham and met the ogre who had come for the same. The cook is mourned; the dinner is tonight, and the ham is still down there. The Duke asks for revenge first and the ham second, but look at his face when he says it.',
    fr: 'Le cuisinier du Duc est descendu chercher un jambon et a rencontré l’ogre venu pour le même. On pleure le cuisinier ; le dîner est ce soir, et le jambon toujours en bas. Le Duc réclame d’abord vengeance, ensuite le jambon, mais voyez sa tête quand il le dit.',
  },
  task: {
    en: 'The ogre sits among the bones, most of them pork. Kill him. The ham can no longer be saved.',
    fr: 'L’ogre trône parmi les os, de porc pour la plupart. Tuez-le. Pour le jambon, il est trop tard.',
  },
  families: ['greenskins', 'beasts', 'outlaws'],
  foes: ['greatOgre'],
  rooms: ['den', 'lair'],
  met: [{ on: 'foesDead' }],
  room: { plan: 'den', foes: ['greatOgre'], escort: 0, chaos: 1, annex: [] },
};

const wager: Quest = {
  ...STAIRS,
  id: 'wager',
  goal: 'chart',
  depth: 8,
  title: { en: 'The Map-Maker’s Wager', fr: 'Le Pari du cartographe' },
  story: {
    en: 'Two map-makers have drawn the old mine, each from hearsay, and each has staked his beard that the other is wrong. They need a third map, of somebody who has been inside. What lives at the bottom is on neither of the two; on that they agree.',
    fr: 'Deux cartographes ont dessiné la vieille mine, chacun par ouï-dire, et chacun a parié sa barbe que l’autre se trompe. Il leur faut une troisième carte, de quelqu’un qui y soit allé. Ce qui vit au fond ne figure sur aucune des deux ; là-dessus, ils sont d’accord.',
  },
  task: {
    en: 'Draw this in, and draw it from life while you can. Then kill it, and leave nothing unmapped or unfriendly.',
    fr: 'Dessinez ceci, et d’après nature tant qu’il est temps. Puis tuez-le, et ne laissez rien d’inconnu ni d’hostile.',
  },
  families: ['beasts', 'chaos', 'greenskins'],
  foes: ['deepHorror'],
  rooms: ['hollow'],
  met: [{ on: 'pileEmpty' }, { on: 'foesDead' }, { on: 'boardClear' }],
  room: { plan: 'hollow', foes: ['deepHorror'], escort: 1, chaos: 1, annex: [] },
};

const wrongDoor: Quest = {
  ...STAIRS,
  start: 'captive',
  id: 'wrongDoor',
  goal: 'escape',
  depth: 9,
  title: { en: 'The Wrong Door', fr: 'La Mauvaise Porte' },
  story: {
    en: 'The notice said: initiation tonight, third door on the left. You were looking for the privy. Now you wear white, you have heard the hymn, and the only member who would have let you go tripped over your boots. Find the way out before they find the knife.',
    fr: 'L’affiche disait : initiation ce soir, troisième porte à gauche. Vous cherchiez les commodités. Vous voilà en blanc, vous avez entendu le cantique, et le seul membre qui vous eût laissés partir a trébuché sur vos bottes. Trouvez la sortie avant qu’ils ne trouvent le couteau.',
  },
  task: {
    en: 'There is the street, beyond the porters. A hero who ends a move on the way out has resigned.',
    fr: 'Voilà la rue, derrière les portiers. Le héros qui achève son déplacement sur la sortie a démissionné.',
  },
  families: ['chaos', 'outlaws', 'beasts'],
  foes: [],
  rooms: ['wayOut'],
  met: [{ on: 'out', who: 'hero' }],
  room: { plan: 'wayOut', foes: [], escort: 2, chaos: 0, annex: [] },
};

const lateTenant: Quest = {
  ...STAIRS,
  id: 'lateTenant',
  goal: 'kill',
  depth: 9,
  title: { en: 'The Late Tenant', fr: 'Feu le locataire' },
  story: {
    en: 'The tenant of the crypt died owing forty years’ rent, and has since taken up necromancy so as not to pay it. He receives bailiffs well: they stay. The chapter will forgive the debt to anybody who ends the lease.',
    fr: 'Le locataire de la crypte est mort en devant quarante ans de loyer, et s’est mis depuis à la nécromancie pour ne pas les payer. Il reçoit bien les huissiers : ils restent. Le chapitre remettra la dette à qui mettra fin au bail.',
  },
  task: {
    en: 'The tenant contests the notice. Kill him, as far as that still applies.',
    fr: 'Le locataire conteste le congé. Tuez-le, autant que cela se puisse encore.',
  },
  families: ['undead'],
  foes: ['necromancer'],
  rooms: ['ossuary'],
  met: [{ on: 'foesDead' }],
  room: { plan: 'ossuary', foes: ['necromancer'], escort: 1, chaos: 1, annex: [] },
};

export const READY_QUESTS: readonly Quest[] = [coldKitchen, wager, wrongDoor, lateTenant, ...DEEP_QUESTS];
