/** The deeper four of our own quests. */
import type { Quest } from '../../quests/quest.ts';

const STAIRS = { start: 'stairs', brings: [], ritual: false, sites: [], failed: [] } as const;

const paidTwice: Quest = {
  ...STAIRS,
  id: 'paidTwice',
  goal: 'rescue',
  depth: 10,
  title: { en: 'Paid For Twice', fr: 'Payé deux fois' },
  story: {
    en: 'Bandits have taken the tax collector. The ransom was raised in an hour, by people who wished them to keep him; so they are rich, and confused, and have asked for more. The Prince wants his collector back, and what he was carrying. Nobody else asked you to hurry.',
    fr: 'Des brigands ont enlevé le percepteur. La rançon fut réunie en une heure, par des gens qui souhaitaient qu’ils le gardent ; les voilà riches, perplexes, et ils en veulent davantage. Le Prince veut ravoir son percepteur, et sa sacoche. Personne d’autre ne vous a priés de vous presser.',
  },
  task: {
    en: 'There he sits, in irons, correcting their accounts. Free him when the room is quiet, and get him up the stairs alive.',
    fr: 'Il est là, aux fers, à corriger leurs comptes. Libérez-le une fois le calme revenu, et remontez-le vivant.',
  },
  families: ['outlaws', 'greenskins', 'beasts'],
  foes: ['ransomer'],
  rooms: ['gaol'],
  sites: [
    {
      id: 'collector',
      mark: '!',
      act: 'free',
      name: { en: 'the tax collector', fr: 'le percepteur' },
      deed: { en: 'Free the tax collector', fr: 'Libérer le percepteur' },
    },
  ],
  met: [{ on: 'out', who: 'hostage' }],
  failed: [{ on: 'hostageDead' }],
  room: { plan: 'gaol', foes: ['ransomer'], escort: 1, chaos: 1, annex: [] },
};

const lyingBell: Quest = {
  ...STAIRS,
  id: 'lyingBell',
  goal: 'purify',
  depth: 10,
  title: { en: 'The Bell That Lies', fr: 'La Cloche qui ment' },
  story: {
    en: 'Under the abbey hangs a bell that strikes an hour of its own, and for as long as it rings it is that hour: the monks have breakfasted at midnight since Lent. Somebody winds it. Cut the rope, stop the wheel, and the abbot will tell you what day it is.',
    fr: 'Sous l’abbaye pend une cloche qui sonne une heure à elle, et tant qu’elle sonne, il est cette heure-là : depuis le carême, les moines déjeunent à minuit. Quelqu’un la remonte. Coupez la corde, arrêtez la roue, et l’abbé vous dira quel jour on est.',
  },
  task: {
    en: 'The rope hangs in one corner, the wheel turns in the other. See to both once nobody is left to mend them.',
    fr: 'La corde pend dans un coin, la roue tourne dans l’autre. Occupez-vous des deux quand nul ne pourra plus les réparer.',
  },
  families: null,
  foes: ['sorcerer', 'profaner'],
  rooms: ['belfry'],
  sites: [
    {
      id: 'rope',
      mark: '!',
      act: 'work',
      name: { en: 'the bell rope', fr: 'la corde de la cloche' },
      deed: { en: 'Cut the rope', fr: 'Couper la corde' },
    },
    {
      id: 'wheel',
      mark: '?',
      act: 'work',
      name: { en: 'the wheel', fr: 'la roue' },
      deed: { en: 'Stop the wheel', fr: 'Arrêter la roue' },
    },
  ],
  met: [
    { on: 'done', site: 'rope' },
    { on: 'done', site: 'wheel' },
  ],
  room: { plan: 'belfry', foes: ['sorcerer'], escort: 1, chaos: 1, annex: [] },
};

const borrowedSaint: Quest = {
  ...STAIRS,
  id: 'borrowedSaint',
  goal: 'recover',
  depth: 12,
  ritual: true,
  title: { en: 'The Borrowed Saint', fr: 'Le Saint emprunté' },
  story: {
    en: 'The jawbone of Saint Odo, who talked a plague to death, was lent to some pilgrims with references. The references were forged; the pilgrims are cultists, and want the saint to say one word for them before they grind him. He never could keep quiet. Be there first.',
    fr: 'La mâchoire de saint Odon, qui parla jusqu’à ce qu’une peste en mourût, fut prêtée à des pèlerins recommandés. Les recommandations étaient fausses ; les pèlerins sont des cultistes, et veulent que le saint dise un mot pour eux avant de le moudre. Il n’a jamais su se taire. Soyez-y avant lui.',
  },
  task: {
    en: 'The jaw lies before the altar, and is already clearing its throat. Take it when the room is empty.',
    fr: 'La mâchoire est devant l’autel, et déjà se racle la gorge. Prenez-la quand la salle sera vide.',
  },
  families: ['chaos', 'undead', 'outlaws'],
  foes: ['profaner'],
  rooms: ['temple'],
  sites: [
    {
      id: 'jawbone',
      mark: '!',
      act: 'take',
      name: { en: 'the jawbone of Saint Odo', fr: 'la mâchoire de saint Odon' },
      deed: { en: 'Take the jawbone', fr: 'Prendre la mâchoire' },
    },
  ],
  met: [{ on: 'done', site: 'jawbone' }],
  failed: [{ on: 'clockOut' }],
  room: { plan: 'temple', foes: ['profaner'], escort: 1, chaos: 2, annex: [] },
};

const backRoom: Quest = {
  ...STAIRS,
  id: 'backRoom',
  goal: 'recover',
  depth: 12,
  title: { en: 'The Back Room', fr: 'L’Arrière-salle' },
  story: {
    en: 'The Robber King keeps a ledger: who paid him, for whom, and why. Half the city would like to own it and the other half is in it. His hall is easily found. The ledger is not in his hall; ask yourself where you would keep yours.',
    fr: 'Le Roi des voleurs tient un registre : qui l’a payé, pour qui, et pourquoi. La moitié de la ville voudrait l’avoir, l’autre moitié y figure. Sa salle se trouve sans peine. Le registre n’y est pas ; demandez-vous où vous garderiez le vôtre.',
  },
  task: {
    en: 'The Robber King, at home. The door behind him is the one you came for: the ledger lies beyond it.',
    fr: 'Le Roi des voleurs, chez lui. C’est pour la porte derrière lui que vous êtes venus : le registre est au-delà.',
  },
  families: ['outlaws', 'greenskins', 'chaos'],
  foes: ['robberKing'],
  rooms: ['antechamber'],
  sites: [
    {
      id: 'ledger',
      mark: '!',
      act: 'take',
      name: { en: 'the ledger', fr: 'le registre' },
      deed: { en: 'Take the ledger', fr: 'Prendre le registre' },
    },
  ],
  met: [{ on: 'done', site: 'ledger' }],
  room: {
    plan: 'antechamber',
    foes: ['robberKing'],
    escort: 0,
    chaos: 2,
    annex: [
      { plan: 'crossRoads', monsters: 1 },
      { plan: 'innerCell', monsters: 0 },
    ],
  },
};

export const DEEP_QUESTS: readonly Quest[] = [paidTwice, lyingBell, borrowedSaint, backRoom];
