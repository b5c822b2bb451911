/** More about a figure that is looked at: facing, level or standing, fights, plights, and techniques one may know of. */
import type { Figure } from '@oubliette/classic';
import type { NextView } from '@oubliette/nextlevel';
import type { Reader } from '../../../classic/kit.ts';
import { figureLines } from './lines.ts';
import { techniquesOf, techniqueTexts } from './techniques.ts';

type Props = Reader<NextView> & { readonly figure: Figure };

export function Inspected({ figure, ...reader }: Props) {
  const { view, language } = reader;
  return (
    <>
      <p className="inspector-line">{figureLines(reader, figure).join(' ')}</p>
      {techniquesOf(view, figure)
        .filter(({ readable }) => readable)
        .map(({ id }) => {
          const { name, text } = techniqueTexts(id, language);
          return (
            <p key={id} className="inspector-line">
              <b>{name}.</b> {text}
            </p>
          );
        })}
    </>
  );
}
