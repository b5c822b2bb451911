/** A question that interrupts play: its subject, and its answers. */
import { useEffect, useRef } from 'react';
import { telling } from '@oubliette/advanced';
import type { Command } from '@oubliette/advanced';
import { QuestionCard } from '../../play/QuestionCard.tsx';
import { RuleButton } from '../../play/RuleButton.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { useSettings } from '../../settings/store.ts';
import { useMedia } from '../../ui/useMedia.ts';
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
      className={about.length > 0 ? 'adv-question adv-question-told' : 'adv-question'}
      title={telling.prompt(waiting.prompt, { language })}
      rule={rule}
      urgent
    >
      {about.length > 0 && <p>{about.join(' ')}</p>}
      {placed.length > 1 && (
        <div className="staged-weapons" role="group">
          {placed.map((sort) => (
            <button
              key={sort.key}
              type="button"
              className="staged-weapon"
              aria-pressed={sort.key === chosen}
              onClick={() => desk.pick(sort.key)}
            >
              {sortLabel(table, sort)}
            </button>
          ))}
        </div>
      )}
      {placed.length + situation.ways.size > 0 && <p className="adv-about">{words('tapSquare')}</p>}
      <Answers table={table} question={question} />
      {rule !== undefined && <RuleButton scene={scene} id={rule} />}
    </QuestionCard>
  );
}

/** Staged when pressed, confirmed below. */
function Answers({ table, question }: Props) {
  const answers = answersOf(question);
  if (answers.length === 0) return null;
  const claims = Map.groupBy(
    answers.filter((command) => command.type === 'claim'),
    ({ figure }) => figure,
  );
  return (
    <div className="adv-answers">
      {[...claims].map(([figure, own]) => (
        <Claims key={figure} table={table} answers={answers} figure={figure} claims={own} />
      ))}
      {answers.map(
        (command, index) =>
          command.type !== 'claim' && (
            <Answer
              key={JSON.stringify(command)}
              table={table}
              command={command}
              index={index}
              {...shortOf(table, command)}
            />
          ),
      )}
    </div>
  );
}

/** A button's text, if the question says the rest. */
function shortOf(table: Table, command: Command): Pick<AnswerProps, 'short'> {
  if (command.type === 'fixZone') return { short: nameOf(table, command.target) };
  return command.type === 'chooseWall' ? { short: wallText(command, table.scene.language) } : {};
}

interface ClaimsProps {
  readonly table: Table;
  readonly answers: readonly Command[];
  readonly figure: string;
  readonly claims: readonly Extract<Command, { type: 'claim' }>[];
}

function nameOf({ names, scene }: Table, figure: string): string {
  return figureName(names, figure, scene.language);
}

/** One figure's requests, in a row of its own: each of several figures may want each thing. */
function Claims({ table, answers, figure, claims }: ClaimsProps) {
  const name = nameOf(table, figure);
  return (
    <div className="adv-claims" role="group" aria-label={name}>
      <b>{name}</b>
      {claims.map((command) => (
        <Answer
          key={command.item}
          table={table}
          command={command}
          index={answers.indexOf(command)}
          short={shareName(command.item, table.scene.language)}
        />
      ))}
    </div>
  );
}

interface AnswerProps {
  readonly table: Table;
  readonly command: Command;
  readonly index: number;
  /** Its text, if the row says the rest. */
  readonly short?: string;
}

function Answer({ table, command, index, short }: AnswerProps) {
  const { desk, hand, label } = table;
  const { letterKeys } = useSettings();
  const hasKeys = useMedia('(hover: hover)') && letterKeys;
  const staged = hand.staged?.is === 'command' ? JSON.stringify(hand.staged.command) : null;
  return (
    <button
      type="button"
      className="adv-answer"
      aria-pressed={JSON.stringify(command) === staged}
      aria-label={short === undefined ? undefined : label(command)}
      onClick={() => void desk.choose(command)}
    >
      {hasKeys && index < 9 && command.type !== 'claim' && (
        <span aria-hidden="true">
          <Kbd>{index + 1}</Kbd>
        </span>
      )}
      <span>{short ?? label(command)}</span>
      <Chance table={table} command={command} />
    </button>
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
