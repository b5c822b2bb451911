/** The labels of choices: one for every command. */
import { speak } from '@oubliette/words';
import type { Language, Sentence } from '@oubliette/words';
import type { Command } from '../commands.ts';
import { COMBAT_LABELLERS, COUNTER_LABELLERS, ENCOUNTER_LABELLERS, GEAR_LABELLERS } from './labels/combat.ts';
import { EXPLORE_LABELLERS, GENERATE_LABELLERS, TURN_LABELS } from './labels/explore.ts';
import { expeditionLabelScene } from './labels/label.ts';
import type { Labels, ExpeditionLabelScene, Seen } from './labels/label.ts';
import { MAGIC_LABELLERS } from './labels/magic.ts';
import { ROOM_LABELLERS } from './rooms/rooms.ts';
import { TRAP_LABELLERS } from './labels/traps.ts';
import { TREASURE_LABELLERS } from './labels/treasure.ts';
import type { Names } from './names.ts';
import { sceneOf } from './scene.ts';

export const LABELLERS: Labels<Command> = {
  ...TURN_LABELS,
  ...EXPLORE_LABELLERS,
  ...GENERATE_LABELLERS,
  ...ENCOUNTER_LABELLERS,
  ...COUNTER_LABELLERS,
  ...COMBAT_LABELLERS,
  ...MAGIC_LABELLERS,
  ...TRAP_LABELLERS,
  ...TREASURE_LABELLERS,
  ...ROOM_LABELLERS,
  ...GEAR_LABELLERS,
};

export function describeCommand(command: Command, names: Names, language: Language, view: Seen): string {
  const label = LABELLERS[command.type] as (command: Command, at: ExpeditionLabelScene) => Sentence;
  return speak(label(command, expeditionLabelScene(sceneOf(names, language), view)), language);
}
