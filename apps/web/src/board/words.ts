/** What every board says of itself. */
import { defineMessages } from '@oubliette/words';

export const BOARD_WORDS = defineMessages({
  en: {
    help: 'Arrow keys walk from square to square; Space chooses; plus and minus zoom; Tab leaves.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    wholeMap: 'Whole map',
  },
  fr: {
    help: 'Les flèches vont de case en case ; Espace choisit ; plus et moins agrandissent et réduisent ; Tab sort.',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    wholeMap: 'Toute la carte',
  },
});
