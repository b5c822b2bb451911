/** What English and French each have to answer. `say` asks; it never asks which language it is. */
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
  /** What can be written of one noun. */
  readonly forms: readonly string[];
  /** What the rest of the sentence can agree with. */
  readonly agreements: readonly string[];
  write(member: Member, form: string, many: boolean): string;
  /** The form a list asks of one of its members: "of the orc and the mummy", « de l’orc et de la momie ». */
  formInList(form: string, index: number, length: number): string;
  agree(members: readonly Member[], agreement: string): string | number;
  number(value: number): string;
  list(texts: readonly string[]): readonly ListPart[];
}

/** An unknown form is a mistake in a message that `checkMessages` would have listed. */
export function unknownForm(form: string): never {
  throw new Error(`no such form: ${form}`);
}

export function total(members: readonly Member[]): number {
  return members.reduce((sum, member) => sum + (member.count ?? 1), 0);
}
