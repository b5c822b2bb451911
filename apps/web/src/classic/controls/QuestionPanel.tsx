/** Questions that come first: roles, spells, places, and interruptions of a turn. */
import {
  figureMention,
  HEROES,
  nounOf,
  questTreasureCard,
  SPELL_SET_NAMES,
  spellCard,
  spellsOf,
  treasureCard,
  equipmentCard,
  defenceOf,
} from '@oubliette/classic';
import type { Belongings, Command, CommandOf, Text, View } from '@oubliette/classic';
import type { ReactNode } from 'react';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Mention } from '@oubliette/words';
import { QuestionCard } from '../../play/QuestionCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { oddsOf, percent } from '../play/odds.ts';
import type { Question } from '../play/situation.ts';
import { TokenPicture } from '../tokens/index.ts';
import type { Classic } from '../useClassic.ts';
import './QuestionPanel.css';

export function QuestionPanel({
  classic,
  question,
}: {
  readonly classic: Classic;
  readonly question: Question;
}) {
  switch (question.ask) {
    case 'role':
      return <Roles classic={classic} commands={question.commands} />;
    case 'spells':
      return <Sets classic={classic} commands={question.commands} />;
    case 'place':
      return (
        <div className="place-heroes">
          <QuestionCard title={classic.words('placeHeroes')} rule="CLS-STA-02" />
        </div>
      );
    case 'drink':
      return <Drink classic={classic} question={question} />;
    case 'passage':
      return <Passage classic={classic} />;
    case 'escape':
      return <Escape classic={classic} command={question.commands[0]!} />;
    case 'wandering':
      return <Wandering classic={classic} question={question} />;
    case 'claim':
      return <Claim classic={classic} />;
    case 'quest':
      return <OfTheQuest classic={classic} commands={question.commands} />;
    case 'substitute':
      return <Substitute classic={classic} commands={question.commands} />;
    case 'own': {
      const { OwnQuestion } = classic.kit;
      return OwnQuestion === undefined ? null : <OwnQuestion classic={classic} question={question} />;
    }
  }
}

export function Answer({
  classic,
  command,
  kind = 'plain',
  children,
}: {
  readonly classic: Classic;
  readonly command: Command;
  readonly kind?: 'primary' | 'plain';
  readonly children: ReactNode;
}) {
  return (
    <Button kind={kind} onClick={() => void classic.controller.give(command)}>
      {children}
    </Button>
  );
}

interface CardProps {
  readonly classic: Classic;
  readonly command: Command;
  readonly className?: string;
  readonly children: ReactNode;
}

/** An irreversible choice: a press stages it, to be confirmed below. */
function Card({ classic, command, className = '', children }: CardProps) {
  const { staged } = classic.hand;
  const isStaged = staged?.is === 'command' && JSON.stringify(staged.command) === JSON.stringify(command);
  return (
    <button
      type="button"
      className={`question-card ${className}`}
      aria-pressed={isStaged}
      onClick={() => void classic.controller.choose(command)}
    >
      {children}
    </button>
  );
}

interface MonsterCardProps {
  readonly classic: Classic;
  /** Null to go without. */
  readonly kind: string | null;
  readonly note?: string | null;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** A kind of monster to choose. */
function MonsterCard({ classic, kind, note = null, pressed, onPress }: MonsterCardProps) {
  const { names, scene, words } = classic;
  return (
    <button type="button" className="question-card" aria-pressed={pressed} onClick={onPress}>
      {kind !== null && <TokenPicture of={{ kind, side: 'morcar' }} size={40} />}
      <span className="question-name">
        {kind === null ? words('doWithout') : nounOf(names.monsters, kind)[scene.language].one}
      </span>
      {note !== null && <span className="question-note">{note}</span>}
    </button>
  );
}

function Roles({
  classic,
  commands,
}: {
  readonly classic: Classic;
  readonly commands: readonly CommandOf<'takeRole'>[];
}) {
  const { words, scene } = classic;
  return (
    <QuestionCard title={words('chooseRole')} rule="CLS-GEN-03">
      <div className="question-cards">
        {commands.map((command) => (
          <Card key={command.role} classic={classic} command={command}>
            {command.role === 'morcar' ? (
              <Emblem emblem="morcar" size={2.4} />
            ) : (
              <TokenPicture of={{ kind: command.role, side: 'heroes' }} size={38} />
            )}
            <span className="question-name">
              {command.role === 'morcar'
                ? words('morcarName')
                : HEROES[command.role].noun[scene.language].one}
            </span>
          </Card>
        ))}
      </div>
    </QuestionCard>
  );
}

function Sets({
  classic,
  commands,
}: {
  readonly classic: Classic;
  readonly commands: readonly CommandOf<'takeSpells'>[];
}) {
  const { words, scene, names } = classic;
  const { language } = scene;
  return (
    <QuestionCard
      title={words('chooseSpellSet', { hero: figureMention(names, commands[0]!.hero) })}
      rule="CLS-SPL-03"
    >
      <div className="question-cards question-sets">
        {commands.map((command) => (
          <Card key={command.set} classic={classic} command={command} className={`question-${command.set}`}>
            <span className="question-name">{SPELL_SET_NAMES[command.set][language]}</span>
            {spellsOf(command.set).map((spell) => (
              <span key={spell} className="question-spell">
                {spellCard(spell).noun[language].one}
              </span>
            ))}
          </Card>
        ))}
      </div>
    </QuestionCard>
  );
}

function Drink({
  classic,
  question,
}: {
  readonly classic: Classic;
  readonly question: Extract<Question, { ask: 'drink' }>;
}) {
  const { words, names, scene } = classic;
  const { view, language } = scene;
  if (view.pending?.tag !== 'attack') return null;
  const { attack } = view.pending;
  const target = view.figures.find(({ id }) => id === attack.target);
  // Other heroes' potions are among the items, below.
  const own = question.potions.filter(({ figure }) => figure === attack.target);
  const odds = target === undefined ? null : oddsOf(attack.dice, defenceOf(view, target), target);
  return (
    <QuestionCard
      title={words('drinkTitle', {
        attacker: figureMention(names, attack.attacker),
        target: figureMention(names, attack.target),
      })}
      rule="CLS-TRE-06"
    >
      {odds !== null && (
        <p className="question-text">
          {words('drinkDice', {
            dice: odds.attack,
            defence: odds.defence,
            wound: percent(odds.wound),
            kill: percent(odds.kill),
          })}
        </p>
      )}
      <div className="question-ways">
        {own.map((command) => (
          <Button
            key={command.potion}
            className="question-potion"
            onClick={() => void classic.controller.choose(command)}
          >
            {treasureCard(command.potion).noun[language].one}
          </Button>
        ))}
        <Answer classic={classic} command={question.stand} kind="primary">
          {words('standFast')}
        </Answer>
      </div>
    </QuestionCard>
  );
}

function Passage({ classic }: { readonly classic: Classic }) {
  const { words, names, scene } = classic;
  const { pending } = scene.view;
  if (pending?.tag !== 'passage') return null;
  return (
    <QuestionCard
      title={words('passTitle', {
        figure: figureMention(names, pending.figure),
        through: figureMention(names, pending.through),
      })}
      rule="CLS-MOV-07"
    >
      <div className="question-ways">
        <Answer classic={classic} command={{ type: 'answerPassage', allow: false }}>
          {words('deny')}
        </Answer>
        <Answer classic={classic} command={{ type: 'answerPassage', allow: true }} kind="primary">
          {words('allow')}
        </Answer>
      </div>
    </QuestionCard>
  );
}

function Escape({ classic, command }: { readonly classic: Classic; readonly command: CommandOf<'escape'> }) {
  const { words, names } = classic;
  return (
    <QuestionCard
      title={words('escapeTitle', { figure: figureMention(names, command.figure) })}
      rule="CLS-TRP-24"
    />
  );
}

function Wandering({
  classic,
  question,
}: {
  readonly classic: Classic;
  readonly question: Extract<Question, { ask: 'wandering' }>;
}) {
  const { words, hand } = classic;
  const kinds = [...new Set(question.commands.map(({ kind }) => kind))];
  const chosen = hand.means ?? kinds[0];
  return (
    <QuestionCard title={words('wanderingTitle')} rule="CLS-TRE-10">
      {kinds.length > 1 && (
        <div className="question-cards" role="group" aria-label={words('wanderingKind')}>
          {kinds.map((kind) => (
            <MonsterCard
              key={kind}
              classic={classic}
              kind={kind}
              pressed={kind === chosen}
              onPress={() => classic.controller.pick(kind)}
            />
          ))}
        </div>
      )}
      <p className="question-text">{words('chooseSquare')}</p>
      {question.mayForgo && (
        <div className="question-ways">
          <Answer classic={classic} command={{ type: 'forgoWandering' }}>
            {words('forgo')}
          </Answer>
        </div>
      )}
    </QuestionCard>
  );
}

function Claim({ classic }: { readonly classic: Classic }) {
  const { words, names, scene } = classic;
  const { pending } = scene.view;
  if (pending?.tag !== 'claim') return null;
  const hero = figureMention(names, pending.hero);
  const things = thingsLeft(scene.view, pending.hero);
  return (
    <QuestionCard
      title={things.length > 0 ? words('claimTitle', { hero, things }) : words('claimNothing', { hero })}
      rule="CLS-DTH-03"
    >
      <div className="question-ways">
        <Answer classic={classic} command={{ type: 'claim', take: false }}>
          {words('declineClaim')}
        </Answer>
        <Answer classic={classic} command={{ type: 'claim', take: true }} kind="primary">
          {words('claim')}
        </Answer>
      </div>
    </QuestionCard>
  );
}

/** A question of the quest, with its answers. */
function OfTheQuest({
  classic,
  commands,
}: {
  readonly classic: Classic;
  readonly commands: readonly CommandOf<'answerQuestion'>[];
}) {
  const { words, names, scene } = classic;
  const { pending } = scene.view;
  if (pending?.tag !== 'question') return null;
  const told = (text: Text): string => typeset(scene.language, withApostrophes(text[scene.language]));
  return (
    <QuestionCard
      title={words('questAsks', { figure: figureMention(names, pending.figure) })}
      rule="CLS-QBK-06"
    >
      <p className="question-text">{told(pending.text)}</p>
      <div className="question-ways question-choices">
        {commands.map((command) => (
          <Answer key={command.choice} classic={classic} command={command}>
            {told(pending.choices[command.choice]!)}
          </Answer>
        ))}
      </div>
    </QuestionCard>
  );
}

/** Gold is a number beside the cards, shown as a purse. */
function thingsLeft(view: View, hero: Belongings['hero']): readonly Mention[] {
  const left = view.belongings.find((each) => each.hero === hero);
  if (left === undefined) return [];
  const purse = left.gold > 0 ? [treasureCard('gold10').noun] : [];
  return [
    ...purse,
    ...left.equipment.map((id) => equipmentCard(id).noun),
    ...left.treasures.map((id) => questTreasureCard(id).noun),
    ...left.potions.map((id) => treasureCard(id).noun),
  ];
}

function Substitute({
  classic,
  commands,
}: {
  readonly classic: Classic;
  readonly commands: readonly CommandOf<'substitute'>[];
}) {
  const { words, names, scene } = classic;
  const { screen, missing: all } = scene.view;
  const [missing] = all;
  if (screen === null || missing === undefined) return null;
  return (
    <QuestionCard
      title={words('substituteTitle', { kind: nounOf(names.monsters, missing.kind) })}
      rule="CLS-MON-06"
    >
      <div className="question-cards">
        {commands.map((command) => (
          <MonsterCard
            key={command.kind ?? 'none'}
            classic={classic}
            kind={command.kind}
            note={command.kind === null ? null : words('left', { count: screen.pool[command.kind] ?? 0 })}
            onPress={() => void classic.controller.give(command)}
          />
        ))}
      </div>
    </QuestionCard>
  );
}
