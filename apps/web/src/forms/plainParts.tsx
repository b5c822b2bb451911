/** How the lobby asks for a plain game: a choice for each of its questions, and who plays whom. */
import { Choice } from '../ui/Choice.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { PLAYERS } from './company.ts';
import { partOf, withPart } from './form.ts';
import type { FormParts, FormProps } from './form.ts';
import { answersTo } from './plainForm.ts';
import type { PlainAsked } from './plainForm.ts';

const BY_WORDS = { me: 'byMe', computer: 'byBot', friend: 'byFriend' } as const;

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
    const words = useWords(LOBBY);
    const language = useLanguage();
    const { by } = partOf(draft, part);
    const players = PLAYERS.filter((each) => each !== 'friend' || draft.mode === 'online');
    return asked.heroes.map(({ seat, title }) => (
      <Choice
        key={seat}
        look="row"
        label={words('playedByOf', { hero: title[language] })}
        chosen={by[seat] ?? 'me'}
        onChoose={(chosen) => onDraft(withPart(draft, part, { by: { ...by, [seat]: chosen } }))}
        options={players.map((value) => ({ value, title: words(BY_WORDS[value]) }))}
      />
    ));
  }

  return { Beside, Heroes };
}
