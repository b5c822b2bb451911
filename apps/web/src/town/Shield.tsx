/** A hero's shield: the arms on the score sheet, or a blank one (CLS-HRO-12). */
import { useId } from 'react';
import { SPRITE } from 'virtual:icon-sprite';
import { CHARGES, TINCTURES } from '@oubliette/classic';
import type { Arms, HeroKind, Tincture } from '@oubliette/classic';
import { useLanguage, useWords } from '../words/useWords.ts';
import { CHARGE_PICTURES, PAINTS } from './heraldry.ts';
import { HERO_ICONS } from './pictures.ts';
import { CAMPAIGN } from './words.ts';
import './Shield.css';

const OUTLINE = 'M6 6H94V58C94 88 74 106 50 116C26 106 6 88 6 58Z';

interface Props {
  readonly arms: Arms | null;
  /** The owner: pencilled on a shield still blank. */
  readonly kind?: HeroKind;
  /** Relative to the text size. */
  readonly size?: number;
  /** Not read out, beside the name of its bearer. */
  readonly silent?: boolean;
}

export function Shield({ arms, kind, size = 3, silent = false }: Props) {
  const words = useWords(CAMPAIGN);
  const language = useLanguage();
  const id = useId();
  const label =
    arms === null
      ? words('armsNone')
      : words('armsOf', {
          charge: CHARGES[arms.charge][language],
          tincture: TINCTURES[arms.tincture][language],
          field: TINCTURES[arms.field][language],
        });
  const spoken = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={arms === null ? 'shield shield-blank' : 'shield'}
      viewBox="0 0 100 122"
      style={{ width: `${size}em` }}
      {...spoken}
    >
      {arms !== null && (
        <defs>
          <Hatching id={`${id}-field`} tincture={arms.field} />
        </defs>
      )}
      <path
        className="shield-field"
        d={OUTLINE}
        style={arms === null ? undefined : { fill: PAINTS[arms.field].colour }}
      />
      {arms !== null && <path d={OUTLINE} fill={`url(#${id}-field)`} />}
      {arms !== null && <ChargeOn arms={arms} />}
      {arms === null && kind !== undefined && (
        <svg x="24" y="24" width="52" height="58" viewBox="0 0 512 512" className="shield-pencil">
          <use href={`${SPRITE}#${HERO_ICONS[kind]}`} />
        </svg>
      )}
      <path className="shield-light" d="M6 6H50V116C26 106 6 88 6 58Z" />
      <path className="shield-rim" d={OUTLINE} />
    </svg>
  );
}

/** The engraver's way to show a tincture without colour. */
export function Hatching({ id, tincture }: { readonly id: string; readonly tincture: Tincture }) {
  const { hatch, lines } = PAINTS[tincture];
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <path d={lines} stroke={hatch} strokeWidth="1.3" strokeLinecap="round" fill="none" />
    </pattern>
  );
}

function ChargeOn({ arms }: { readonly arms: Arms }) {
  const picture = CHARGE_PICTURES[arms.charge];
  const { colour } = PAINTS[arms.tincture];
  const rim =
    PAINTS[arms.field].hatch === PAINTS[arms.tincture].colour ? PAINTS[arms.tincture].hatch : '#1a1411';
  const placed = {
    x: 19,
    y: 18,
    width: 62,
    height: 70,
    viewBox: '-16 -16 544 544',
    className: 'shield-charge',
    style: { color: colour, stroke: rim },
  };
  return 'icon' in picture ? (
    <svg {...placed}>
      <use href={`${SPRITE}#${picture.icon}`} width={512} height={512} />
    </svg>
  ) : (
    // oxlint-disable-next-line react/no-danger -- drawn by us, never by a person
    <svg {...placed} dangerouslySetInnerHTML={{ __html: picture.drawn }} />
  );
}
