/** A quest of a quarter of an hour, to learn the game by; in no book, no campaign, and on no dice. */
import type { Quest } from '../../quests/quest.ts';

export const LESSON: Quest = {
  id: 'lesson',
  goal: 'recover',
  title: { en: 'The Cellar Key', fr: 'La Clé de la cave' },
  story: {
    en: 'The innkeeper has locked himself out of his own cellar, and the spare key is inside. There is another way down, behind the well. He swears that nothing lives there, and will not say why he is whispering.',
    fr: 'L’aubergiste s’est enfermé hors de sa propre cave, et la clé de rechange est dedans. Il y a un autre chemin, derrière le puits. Il jure que rien n’y vit, et ne dit pas pourquoi il chuchote.',
  },
  task: {
    en: 'There hangs the key. Take it once nobody is left to mind.',
    fr: 'Voilà la clé, à son clou. Prenez-la quand plus personne ne s’y opposera.',
  },
  depth: 4,
  families: ['greenskins'],
  foes: [],
  rooms: ['vault'],
  sites: [
    {
      id: 'key',
      mark: '!',
      act: 'take',
      name: { en: 'the key', fr: 'la clé' },
      deed: { en: 'Take the key', fr: 'Prendre la clé' },
    },
  ],
  start: 'stairs',
  brings: [],
  ritual: false,
  met: [{ on: 'done', site: 'key' }],
  failed: [],
  room: { plan: 'vault', foes: [], escort: 1, chaos: 0, annex: [] },
};
