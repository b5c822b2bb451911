/** The games as this page shows them: an entry for each there is. */
import { EXAMPLE_WEBS } from '#examples';
import type { GameId } from '@oubliette/shelf';
import { advancedWeb } from './advanced/web.ts';
import { classicWeb } from './classic/web.ts';
import { expertWeb } from './expert/web.ts';
import { nextlevelWeb } from './nextlevel/web.ts';
import type { WebGame } from './webGame.ts';

export const WEB_GAMES: Readonly<Record<GameId, WebGame>> = {
  classic: classicWeb,
  nextlevel: nextlevelWeb,
  advanced: advancedWeb,
  expert: expertWeb,
  ...EXAMPLE_WEBS,
};
