/** The rolls in classic's events. */
import type { ClassicEvent, CombatFace, FigureId } from '@oubliette/classic';
import { combat, die, total } from './rolls.ts';
import type { RollTable } from './rolls.ts';

export const CLASSIC_ROLLS: RollTable<ClassicEvent> = {
  attackRolled: ({ attack: { attacker, target }, faces, skulls }) => ({
    what: 'attack',
    figure: attacker,
    struck: target,
    total: total('hits', skulls),
    dice: combat(faces, 'skull', attacker),
  }),
  defenceRolled: (event) => ({ what: 'defence', ...shielded(event) }),
  saveRolled: (event) => ({ what: 'save', ...shielded(event) }),
  trapRolled: ({ figure, faces, skulls }) => ({
    what: 'trap',
    figure,
    total: total('hits', skulls),
    dice: combat(faces, 'skull', figure),
  }),
  noteRolled: ({ figure, faces, skulls, title }) => ({
    what: 'note',
    ...(title === null ? {} : { title }),
    figure,
    total: total('hits', skulls),
    dice: combat(faces, 'skull', figure),
  }),
  movementRolled: ({ figure, dice, total: squares }) => ({
    what: 'move',
    figure,
    total: total('squares', squares),
    dice: dice.map((face) => die('d6', face, true, figure)),
  }),
  wakeRolled: ({ figure, die: face, wakes }) => ({
    what: 'wake',
    figure,
    total: null,
    dice: [die('d6', face, wakes, figure)],
  }),
  goldRolled: ({ hero, die: face }) => ({
    what: 'gold',
    figure: hero,
    total: null,
    dice: [die('d6', face, true, hero)],
  }),
  jumped: ({ figure, face }) => ({
    what: 'jump',
    figure,
    total: null,
    dice: combat([face], face, figure),
  }),
  fellIntoPit: ({ figure, face }) => ({
    what: 'jump',
    figure,
    total: null,
    dice: face === undefined ? [] : combat([face], 'skull', figure),
  }),
  rolesRolled: ({ rolls }) => ({
    what: 'roles',
    figure: null,
    total: null,
    dice: rolls.map(({ seat, die: face }) => ({ die: 'd6', face, counts: true, by: { seat } })),
  }),
};

interface Shields {
  readonly figure: FigureId;
  readonly faces: readonly CombatFace[];
  readonly shields: number;
}

function shielded(event: Shields) {
  const { figure, faces, shields } = event;
  return { figure, total: total('shields', shields), dice: combat(faces, shieldIn(event), figure) };
}

/** The shield that counted: the one whose number is in the event. */
function shieldIn({ faces, shields, figure }: Shields): CombatFace {
  const count = (face: CombatFace): number => faces.filter((other) => other === face).length;
  const [white, black] = [count('whiteShield'), count('blackShield')];
  if (white === black) return isHeroId(figure) ? 'whiteShield' : 'blackShield';
  return shields === white ? 'whiteShield' : 'blackShield';
}

function isHeroId(id: FigureId): boolean {
  return id === 'barbarian' || id === 'dwarf' || id === 'elf' || id === 'wizard';
}

/** Events during which the dice of the previous roll stay on the table. */
export const CLASSIC_AFTERMATH: ReadonlySet<string> = new Set<ClassicEvent['type']>([
  'bodyLost',
  'monsterKilled',
  'heroDied',
  'conditionGained',
  'woke',
  'goldGained',
]);
