/** What English and French must each supply. `say` never asks which language it has. */
import type { Counted, Labelled, Noun } from './noun.ts';

export interface Member extends Partial<Pick<Counted, 'count'>>, Partial<Pick<Labelled, 'label'>> {
  readonly noun: Noun;
}

export interface ListPart {
  readonly type: 'element' | 'literal';
  readonly value: string;
}

export interface Grammar {
  readonly locale: string;
  /** The forms of one noun. */
  readonly forms: readonly string[];
  /** What the rest of the sentence can agree with. */
  readonly agreements: readonly string[];
  write(member: Member, form: string, many: boolean): string;
  /** The form each member of a list takes: "of the orc and the mummy", « de l’orc et de la momie ». */
  formInList(form: string, index: number, length: number): string;
  agree(members: readonly Member[], agreement: string): string | number;
  number(value: number): string;
  list(texts: readonly string[]): readonly ListPart[];
}

/** An unknown form is a mistake that `checkMessages` reports. */
export function unknownForm(form: string): never {
  throw new Error(`no such form: ${form}`);
}

export function total(members: readonly Member[]): number {
  return members.reduce((sum, member) => sum + (member.count ?? 1), 0);
}
