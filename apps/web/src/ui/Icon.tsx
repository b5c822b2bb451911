/** A picture in the surrounding text's colour. Without a label screen readers ignore it. */
import { SPRITE } from 'virtual:icon-sprite';
import { GLYPHS } from './glyphs.ts';
import type { GlyphName } from './glyphs.ts';
import type { IconName } from './iconNames.ts';
import './Icon.css';

export type AnyIcon = IconName | GlyphName;

interface Props {
  readonly name: AnyIcon;
  /** Relative to the text size: 1.25 by default. */
  readonly size?: number;
  readonly label?: string;
}

export function Icon({ name, size = 1.25, label }: Props) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const style = { width: `${size}em`, height: `${size}em` };
  if (isGlyph(name)) {
    return (
      <svg className="icon icon-glyph" viewBox="0 0 24 24" style={style} {...spoken}>
        <path d={GLYPHS[name]} />
      </svg>
    );
  }
  return (
    <svg className="icon" viewBox="0 0 512 512" style={style} {...spoken}>
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}

function isGlyph(name: AnyIcon): name is GlyphName {
  return Object.hasOwn(GLYPHS, name);
}
