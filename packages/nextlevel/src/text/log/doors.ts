/** Doors barricaded, broken in, listened at. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { DoorFacts } from '../../chapters/doors.ts';
import { faceName } from '../vocabulary.ts';
import type { NextTellers } from './teller.ts';

const SIZE_EN =
  '{size, select, nobody {nothing stirs} pinch {a pinch of monsters} handful {a handful of monsters} band {a band of monsters} other {a crowd of monsters}}';
const SIZE_FR =
  '{size, select, nobody {rien ne bouge} pinch {une pincée de monstres} handful {une poignée de monstres} band {une bande de monstres} other {une foule de monstres}}';

export const DOORS = defineMessages({
  en: {
    doorBarricaded: '{Figure} barricades the door {door}.',
    doorRammed:
      '{Figure} charges the barricaded door {door}{rolled, select, yes { ({die})} other {}}: {broken, select, yes {it gives way} other {it holds}}.',
    listened: `{Figure} listens at the door {door}: ${SIZE_EN}.`,
    listenedWell: `{Figure} listens at the door {door}: ${SIZE_EN}{counted, select, yes {, {count} to be exact} other {}}{kinds_count, plural, =0 {} other {: {kinds_a_many}}}{unknown, select, yes {. Some of the voices are unknown} other {}}.`,
  },
  fr: {
    doorBarricaded: '{Figure} barricade la porte {door}.',
    doorRammed:
      '{Figure} se jette contre la porte barricadée {door}{rolled, select, yes { ({die})} other {}} : {broken, select, yes {elle cède} other {elle tient bon}}.',
    listened: `{Figure} écoute à la porte {door} : ${SIZE_FR}.`,
    listenedWell: `{Figure} écoute à la porte {door} : ${SIZE_FR}{counted, select, yes {, {count} exactement} other {}}{kinds_count, plural, =0 {} other { : {kinds_a_many}}}{unknown, select, yes {. Certaines voix sont inconnues} other {}}.`,
  },
});

const sentence = sentencesOf(DOORS);

export const DOOR_TELLERS: NextTellers<DoorFacts> = {
  doorBarricaded: ({ figure, door }, at) => sentence('doorBarricaded', { figure: at.figure(figure), door }),
  doorRammed: ({ figure, door, die, broken }, at) =>
    sentence('doorRammed', {
      figure: at.figure(figure),
      door,
      rolled: yesNo(die !== null),
      die: die === null ? '' : faceName('', die, at.language),
      broken: yesNo(broken),
    }),
  listened: ({ figure, door, size, count, kinds, unknown }, at) => {
    const heard = { figure: at.figure(figure), door, size };
    if (kinds === null || size === 'nobody') return sentence('listened', heard);
    return sentence('listenedWell', {
      ...heard,
      counted: yesNo(count !== null),
      count: count ?? 0,
      kinds: kinds.map((kind) => at.kind(kind)),
      unknown: yesNo(unknown),
    });
  },
};
