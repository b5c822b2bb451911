/** How the lobby asks for a plain game: a choice for each of its questions, and who plays whom. */
import { Choice } from '../ui/Choice.tsx';
import { useLanguage } from '../words/useWords.ts';
import { partOf, withPart } from './form.ts';
import type { FormParts, FormProps } from './form.ts';
import { HeroPlayer } from './HeroFields.tsx';
import { answersTo } from './plainForm.ts';
import type { PlainAsked } from './plainForm.ts';

export function plainParts(asked: PlainAsked): FormParts {
  const part = answersTo(asked);

  function Beside({ draft, onDraft }: FormProps) {
    const language = useLanguage();
    const { answers } = partOf(draft, part);
    return asked.questions.map((question) => (
      <Choice
        key={question.key}
        look="list"
        label={question.label[language]}
        chosen={answers[question.key] ?? question.fresh}
        onChoose={(value) =>
          onDraft(withPart(draft, part, { answers: { ...answers, [question.key]: value } }))
        }
        options={question.answers.map(({ value, title, hint }) => ({
          value,
          title: title[language],
          ...(hint === undefined ? {} : { hint: hint[language] }),
        }))}
      />
    ));
  }

  function Heroes({ draft, onDraft }: FormProps) {
    const language = useLanguage();
    const { by } = partOf(draft, part);
    return asked.heroes.map(({ seat, title }) => (
      <HeroPlayer
        key={seat}
        hero={title[language]}
        mode={draft.mode}
        by={by[seat] ?? 'me'}
        onBy={(chosen) => onDraft(withPart(draft, part, { by: { ...by, [seat]: chosen } }))}
      />
    ));
  }

  return { Beside, Heroes };
}
