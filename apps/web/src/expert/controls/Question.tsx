/** A question that interrupts play: its subject, and its answers. */
import { useEffect, useRef } from 'react';
import { telling } from '@oubliette/expert';
import type { Command } from '@oubliette/expert';
import type { Language } from '@oubliette/words';
import { Answer, Sorts } from '../../play/Answers.tsx';
import { QuestionCard } from '../../play/QuestionCard.tsx';
import { RuleButton } from '../../play/RuleButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { aboutOf } from '../play/about.ts';
import { figureName } from '../play/labels.ts';
import { textOf } from '../play/cardTexts.ts';
import { Preparing } from './Preparing.tsx';
import { answersOf } from '../play/situation.ts';
import type { Question as Questioned, Sort } from '../play/situation.ts';
import type { Table } from '../play/table.ts';

interface Props {
  readonly table: Table;
  readonly question: Questioned;
}

export function Question(props: Props) {
  const { prompt } = props.question.waiting;
  return prompt === 'prepare' ? <Preparing table={props.table} /> : <Asked {...props} />;
}

function Asked({ table, question }: Props) {
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
      <AtOnce table={table} question={question} />
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

/** The usual answer in one press: the party placed, the tile laid as it is drawn. */
function AtOnce({ table: { desk, words }, question: { sorts, chosen } }: Props) {
  const lay = sorts.find(({ key }) => key === chosen)?.commands[0];
  if (lay?.type === 'layTile')
    return (
      <Button kind="primary" onClick={() => void desk.give(lay)}>
        {words('layAsDrawn')}
      </Button>
    );
  return sorts.some(({ commands: [first] }) => first?.type === 'placeHero') ? (
    <Button onClick={() => void desk.placeAll()}>{words('placeAll')}</Button>
  ) : null;
}

/** What a card or an ability that answers would do. */
function Does({ command, language }: { readonly command: Command; readonly language: Language }) {
  const text = textOf(command, language);
  return text === null ? null : <small className="desk-pick-does">{text}</small>;
}

/** A kind of answer, without its place. */
function sortLabel({ label, names, scene }: Table, { commands: [first] }: Sort): string {
  return first!.type === 'placeHero' ? figureName(names, first.hero, scene.language) : label(first!);
}
