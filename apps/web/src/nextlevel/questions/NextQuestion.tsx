/** NextLevel's questions during an attack: stances, wards, living shields, counter-attacks, shares of a sweep. */
import { figureMention } from '@oubliette/classic';
import type { Command } from '@oubliette/classic';
import type { Language, Mention } from '@oubliette/words';
import { telling, thingNoun } from '@oubliette/nextlevel';
import type { BaseCommand } from '@oubliette/kernel';
import type { NextPending, NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import { Answer } from '../../classic/controls/QuestionPanel.tsx';
import type { OwnQuestion } from '../../classic/play/situation.ts';
import type { Classic } from '../../classic/useClassic.ts';
import { QuestionCard } from '../../play/QuestionCard.tsx';
import { NEXT } from '../words.ts';

const PROMPTS: { readonly [T in NextPending['tag']]: readonly [prompt: string, rule: string] } = {
  stance: ['takeStance', 'NXT-CHW-02'],
  ward: ['chooseWard', 'NXT-OVW-03'],
  livingShield: ['chooseShield', 'NXT-MON-02'],
  counter: ['chooseCounter', 'NXT-GRP-01'],
  riposte: ['chooseRiposte', 'NXT-ARM-06'],
  rack: ['handWeapon', 'NXT-SRC-08'],
  sweep: ['shareSkulls', 'NXT-MON-06'],
};

/** More answers than these are a list: one is staged, and confirmed below. */
const FEW = 8;

export function NextQuestion({
  classic,
  question,
}: {
  readonly classic: Classic;
  readonly question: OwnQuestion;
}) {
  const { kit, scene, names } = classic;
  const { language } = scene;
  const view = scene.view as NextView;
  const { asked } = view.next;
  if (asked === null) return null;
  const [prompt, rule] = PROMPTS[asked.tag];
  const label = (command: Command): string =>
    withBody(view, command, kit.telling.label(command, { view, names, language }), language);
  return (
    <QuestionCard title={telling.prompt(prompt, { language })} rule={rule}>
      <p className="question-text">{toldText(classic, asked)}</p>
      {question.commands.length > FEW ? (
        <select
          className="staged-list"
          aria-label={telling.prompt(prompt, { language })}
          value=""
          onChange={({ target }) => void classic.controller.choose(question.commands[Number(target.value)]!)}
        >
          <option value="" disabled>
            {telling.prompt(prompt, { language })}
          </option>
          {question.commands.map((command, at) => (
            <option key={JSON.stringify(command)} value={at}>
              {label(command)}
            </option>
          ))}
        </select>
      ) : (
        <div className="question-ways">
          {question.commands.map((command) => (
            <Answer key={JSON.stringify(command)} classic={classic} command={command}>
              {label(command)}
            </Answer>
          ))}
        </div>
      )}
    </QuestionCard>
  );
}

function toldText({ scene, names }: Classic, asked: NextPending): string {
  const { language } = scene;
  if (asked.tag === 'rack') return say(NEXT, language, 'rackTold', { weapon: thingNoun(asked.drawn) });
  if (asked.tag === 'sweep') return say(NEXT, language, 'sweepTold', { skulls: asked.skulls });
  const { attackers, target, damage } = asked.strike;
  const who: readonly Mention[] = attackers.map(({ figure }) => figureMention(names, figure));
  const told = say(NEXT, language, 'strikeTold', { attackers: who, target: figureMention(names, target) });
  const body = scene.view.figures.find(({ id }) => id === target)?.body ?? 0;
  const mention = figureMention(names, target);
  if (asked.tag === 'stance') {
    const dice = attackers.reduce((sum, striker) => sum + striker.dice.length + striker.extra, 0);
    return `${told} ${say(NEXT, language, 'stanceStake', { target: mention, body, dice })}`;
  }
  if (asked.tag !== 'livingShield') return told;
  const kills = damage >= body ? 'yes' : 'no';
  return `${told} ${say(NEXT, language, 'shieldStake', { target: mention, body, damage, kills })}`;
}

/** An answer that names a figure says how it stands. */
function withBody({ figures }: NextView, command: BaseCommand, label: string, language: Language): string {
  if (!['chooseCounter', 'chooseWard', 'chooseShield'].includes(command.type)) return label;
  const figure = figures.find(({ id }) => 'figure' in command && id === command.figure);
  if (figure === undefined) return label;
  return say(NEXT, language, 'answerBody', { label, now: figure.body, most: figure.maxBody });
}
