/** The picture and colour that stand for a chair. */
import type { IconName } from './iconNames.ts';

interface EmblemLook {
  readonly icon: IconName;
  /** A custom property of the surface it lies on. */
  readonly colour: string;
}

const LOOKS: Readonly<Record<string, EmblemLook>> = {
  barbarian: { icon: 'viking-head', colour: 'var(--barbarian)' },
  dwarf: { icon: 'dwarf-face', colour: 'var(--dwarf)' },
  elf: { icon: 'elf-helmet', colour: 'var(--elf)' },
  wizard: { icon: 'wizard-face', colour: 'var(--wizard)' },
  warrior: { icon: 'visored-helm', colour: 'var(--barbarian)' },
  halfling: { icon: 'plain-dagger', colour: 'var(--elf)' },
  priest: { icon: 'round-star', colour: 'var(--wizard)' },
  morcar: { icon: 'crowned-skull', colour: 'var(--morcar)' },
};

const ANYBODY: EmblemLook = { icon: 'person', colour: 'var(--text-dim)' };

export function emblemLook(emblem: string): EmblemLook {
  return LOOKS[emblem] ?? ANYBODY;
}
