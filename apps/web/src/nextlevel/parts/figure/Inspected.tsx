/** More about an inspected figure: facing, level or status, engagements, plights, and known techniques. */
import type { Figure } from '@oubliette/classic';
import type { NextView } from '@oubliette/nextlevel';
import type { Linking, Reader } from '../../../classic/kit.ts';
import { figureLines } from './lines.ts';
import { techniquesOf, techniqueTexts } from './techniques.ts';

type Props = Reader<NextView> & Linking & { readonly figure: Figure };

export function Inspected({ figure, rule: linkTo, ...reader }: Props) {
  const { view, language } = reader;
  return (
    <>
      <p className="inspector-line">{figureLines(reader, figure).join(' ')}</p>
      {techniquesOf(view, figure)
        .filter(({ readable }) => readable)
        .map(({ id, rule }) => {
          const { name, text } = techniqueTexts(id, language);
          return (
            <p key={id} className="inspector-line">
              <b>{name}.</b> {text} {linkTo(rule)}
            </p>
          );
        })}
    </>
  );
}
