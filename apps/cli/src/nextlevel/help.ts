/** Terminal options of NextLevel alone. */
import type { Language } from '@oubliette/words';
import { nextFlagsHelp } from './options.ts';

function withFlags(lines: Readonly<Record<Language, string>>): Readonly<Record<Language, string>> {
  return { en: `${lines.en}\n${nextFlagsHelp('en')}`, fr: `${lines.fr}\n${nextFlagsHelp('fr')}` };
}

export const NEXTLEVEL_HELP = {
  play: withFlags({
    en: `  --training         the simplified rules of the first quest: move and fight only
  --level N          the level the heroes start at; the one the quest is meant for if left out`,
    fr: `  --training         les règles simplifiées de la première quête : se déplacer et se battre
  --level N          le niveau des personnages au départ ; sinon celui de la quête`,
  }),
  campaign: withFlags({
    en: '  --level N          the level heroes are enrolled at (1 if left out)',
    fr: '  --level N          le niveau des nouveaux personnages (1 par défaut)',
  }),
  simulate: withFlags({
    en: `  --training         the training quest by its own rules
  --level N          the level the heroes start at; the one each quest is meant for if left out
  --varied           levels, gifts, traps and options change from match to match`,
    fr: `  --training         la quête d’entraînement, selon ses propres règles
  --level N          le niveau des personnages au départ ; sinon celui de chaque quête
  --varied           niveaux, dons, pièges et options changent d’une partie à l’autre`,
  }),
} as const;
