/** What a roll must reach, as printed on the sheet (ADV-SET-19, ADV-SET-20). */
import { cardOf, RANGE_BANDS } from '@oubliette/advanced';
import type { Sheet } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import { wordsIn } from '../../words/useWords.ts';
import { ADVANCED } from '../words.ts';

interface Props {
  readonly sheet: Sheet;
  readonly language: Language;
}

export function HitRows({ sheet, language }: Props) {
  const words = wordsIn(ADVANCED, language);
  const { handToHand, ranged } = cardOf(sheet);
  return (
    <>
      <Row
        title={words('toHitHand')}
        cells={handToHand.map((needed, index) => [String(index + 1), needed])}
      />
      <Row
        title={words('toHitRange')}
        cells={ranged.map((cell, band) => [bandName(band), cell?.roll ?? null])}
      />
    </>
  );
}

/** "4–12", "37+". */
function bandName(band: number): string {
  const from = (RANGE_BANDS[band - 1] ?? 0) + 1;
  const to = RANGE_BANDS[band] ?? Infinity;
  return to === Infinity ? `${from}+` : `${from}–${to}`;
}

interface RowProps {
  readonly title: string;
  readonly cells: readonly (readonly [head: string, needed: number | null])[];
}

function Row({ title, cells }: RowProps) {
  return (
    <table className="adv-hits">
      <caption>{title}</caption>
      <thead>
        <tr>
          {cells.map(([head]) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {cells.map(([head, needed]) => (
            <td key={head}>{needed ?? '–'}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
