/** A question that interrupts play: its subject, and its answers. */
import { useEffect, useRef } from 'react';
import { telling } from '@oubliette/advanced';
import type { Command } from '@oubliette/advanced';
import { Answer, Sorts } from '../../play/Answers.tsx';
import { QuestionCard } from '../../play/QuestionCard.tsx';
import { RuleButton } from '../../play/RuleButton.tsx';
import { aboutOf, layText, shareName, wallText } from '../play/about.ts';
import type { Table } from '../play/table.ts';
import { figureName, sortName } from '../play/labels.ts';
import { answersOf } from '../play/situation.ts';
import type { Question as Asked, Sort } from '../play/situation.ts';
import { Chance } from './Bar.tsx';

interface Props {
  readonly table: Table;
  readonly question: Asked;
}

export function Question({ table, question }: Props) {
  const { scene, situation, names, words, desk } = table;
  const { sorts, chosen, waiting } = question;
  const { view, language } = scene;
  const placed = sorts.filter((sort) => sort.placed);
  const [rule] = waiting.rules;
  const about = aboutOf(view, names, language);
  const card = useRef<HTMLElement>(null);
  // Scrolls a new question into sight.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [waiting.prompt, view.underWay.length]);
  return (
    <QuestionCard
      ref={card}
      className={about.length > 0 ? 'desk-question desk-question-told' : 'desk-question'}
      title={telling.prompt(waiting.prompt, { language })}
      rule={rule}
      urgent
    >
      {about.length > 0 && <p>{about.join(' ')}</p>}
      <Sorts desk={desk} sorts={placed} chosen={chosen} nameOf={(sort) => sortLabel(table, sort)} />
      {placed.length + situation.ways.size > 0 && <p className="desk-about">{words('tapSquare')}</p>}
      <Answers table={table} question={question} />
      {rule !== undefined && <RuleButton scene={scene} id={rule} />}
    </QuestionCard>
  );
}

/** Staged when pressed, confirmed below. */
function Answers({ table, question }: Props) {
  const { desk, hand, label } = table;
  const answers = answersOf(question);
  if (answers.length === 0) return null;
  const claims = Map.groupBy(
    answers.filter((command) => command.type === 'claim'),
    ({ figure }) => figure,
  );
  return (
    <div className="desk-answers">
      {[...claims].map(([figure, own]) => (
        <Claims key={figure} table={table} figure={figure} claims={own} />
      ))}
      {answers.map(
        (command, index) =>
          command.type !== 'claim' && (
            <Answer
              key={JSON.stringify(command)}
              desk={desk}
              hand={hand}
              command={command}
              label={label(command)}
              short={shortOf(table, command)}
              digit={index + 1}
            >
              <Chance table={table} command={command} />
            </Answer>
          ),
      )}
    </div>
  );
}

/** A button's text, if the question says the rest. */
function shortOf(table: Table, command: Command): string | undefined {
  if (command.type === 'fixZone') return nameOf(table, command.target);
  return command.type === 'chooseWall' ? wallText(command, table.scene.language) : undefined;
}

interface ClaimsProps {
  readonly table: Table;
  readonly figure: string;
  readonly claims: readonly Extract<Command, { type: 'claim' }>[];
}

function nameOf({ names, scene }: Table, figure: string): string {
  return figureName(names, figure, scene.language);
}

/** One figure's requests, in a row of its own: each of several figures may want each thing. */
function Claims({ table, figure, claims }: ClaimsProps) {
  const name = nameOf(table, figure);
  return (
    <div className="desk-claims" role="group" aria-label={name}>
      <b>{name}</b>
      {claims.map((command) => (
        <Answer
          key={command.item}
          desk={table.desk}
          hand={table.hand}
          command={command}
          label={table.label(command)}
          short={shareName(command.item, table.scene.language)}
          digit={null}
        />
      ))}
    </div>
  );
}

/** A kind of answer, without its place. */
function sortLabel({ label, names, scene, words }: Table, { commands }: Sort): string {
  const first: Command = commands[0]!;
  if (first.type === 'switchMonsters')
    return words('exchange', { name: figureName(names, first.figure, scene.language) });
  if (first.type === 'chooseLayout') return layText(scene.view, first.option, scene.language) ?? label(first);
  return sortName(first, names, scene.language) ?? label(first);
}
