export { Token, TokenPicture } from './Token.tsx';
export type { TokenProps } from './Token.tsx';
export { EMBLEMS } from './tokens.ts';
export type { FigureKind } from './tokens.ts';
