/** A question that interrupts play: its subject, and its answers. */
import { useEffect, useRef } from 'react';
import { telling } from '@oubliette/expert';
import type { Command } from '@oubliette/expert';
import type { Language } from '@oubliette/words';
import { Answer, Sorts } from '../../play/Answers.tsx';
import { QuestionCard } from '../../play/QuestionCard.tsx';
import { RuleButton } from '../../play/RuleButton.tsx';
import { aboutOf } from '../play/about.ts';
import { textOf } from '../play/cardTexts.ts';
import { answersOf } from '../play/situation.ts';
import type { Question as Asked, Sort } from '../play/situation.ts';
import type { Table } from '../play/table.ts';

interface Props {
  readonly table: Table;
  readonly question: Asked;
}

export function Question({ table, question }: Props) {
  const { scene, words, names, desk, hand, label } = table;
  const { sorts, chosen, waiting } = question;
  const placed = sorts.filter((sort) => sort.placed);
  const [rule] = waiting.rules;
  const about = aboutOf(scene.view, names, scene.language);
  const card = useRef<HTMLElement>(null);
  // Scrolls a new question into sight.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [waiting.prompt, scene.view.stack.length]);
  return (
    <QuestionCard
      ref={card}
      className={about.length > 0 ? 'desk-question desk-question-told' : 'desk-question'}
      title={telling.prompt(waiting.prompt, scene)}
      rule={rule}
      urgent
    >
      {about.length > 0 && <p>{about.join(' ')}</p>}
      <Sorts desk={desk} sorts={placed} chosen={chosen} nameOf={(sort) => sortLabel(table, sort)} />
      {placed.length > 0 && <p className="desk-about">{words('tapSquare')}</p>}
      <div className="desk-answers">
        {answersOf(question).map((command, index) => (
          <Answer
            key={JSON.stringify(command)}
            desk={desk}
            hand={hand}
            command={command}
            label={label(command)}
            digit={index + 1}
          >
            <Does command={command} language={scene.language} />
          </Answer>
        ))}
      </div>
      {rule !== undefined && <RuleButton scene={scene} id={rule} />}
    </QuestionCard>
  );
}

/** What a card or an ability that answers would do. */
function Does({ command, language }: { readonly command: Command; readonly language: Language }) {
  const text = textOf(command, language);
  return text === null ? null : <small className="desk-pick-does">{text}</small>;
}

/** A kind of answer, without its place. */
function sortLabel({ label }: Table, { commands }: Sort): string {
  return label(commands[0]!);
}
