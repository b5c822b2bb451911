/** The purpose of a roll, by its rule: "Rogar rolls 2 dice to hit the orc". */
import { defineMessages, say } from '@oubliette/words';
import type { Language, Mention } from '@oubliette/words';

const ROLLS = defineMessages({
  en: {
    'CLS-GEN-04': 'for the roles',
    'CLS-MOV-01': 'to move',
    'CLS-CBT-05': 'to hit {whom}',
    'CLS-CBT-08': 'to defend',
    'CLS-SPL-07': 'to shake off a spell',
    'CLS-TRE-04': 'for the gold that lies scattered',
    'CLS-TRE-08': 'for the harm the hazard does',
    'CLS-TRP-03': 'for the harm of the trapped chest',
    'CLS-TRP-06': 'for the harm of the fall',
    'CLS-TRP-16': 'to make the jump',
    'CLS-TRP-23': 'for the harm of the falling rocks',
    'CLS-TRP-31': 'for the harm of the spears',
    'CLS-QBK-05': 'for what the quest does',
  },
  fr: {
    'CLS-GEN-04': 'pour les rôles',
    'CLS-MOV-01': 'pour se déplacer',
    'CLS-CBT-05': 'pour toucher {whom}',
    'CLS-CBT-08': 'pour se défendre',
    'CLS-SPL-07': 'pour se libérer d’un sortilège',
    'CLS-TRE-04': 'pour l’or éparpillé',
    'CLS-TRE-08': 'pour les dégâts de la mésaventure',
    'CLS-TRP-03': 'pour les dégâts du coffre piégé',
    'CLS-TRP-06': 'pour les dégâts de la chute',
    'CLS-TRP-16': 'pour réussir le saut',
    'CLS-TRP-23': 'pour les dégâts des pierres qui tombent',
    'CLS-TRP-31': 'pour les dégâts des lances',
    'CLS-QBK-05': 'pour ce que fait la quête',
  },
});

type RollRule = keyof typeof ROLLS.en;

/** Every rule a die is rolled for. */
export const ROLL_RULES: readonly string[] = Object.keys(ROLLS.en);

/** Names the target if there is one; null for a rule without dice. */
export function rollPurpose(rule: string, whom: Mention | null, language: Language): string | null {
  return Object.hasOwn(ROLLS.en, rule) ? say(ROLLS, language, rule as RollRule, { whom: whom ?? '' }) : null;
}
