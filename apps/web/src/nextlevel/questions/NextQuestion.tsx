/** NextLevel's questions during an attack: stances, wards, living shields, counter-attacks, shares of a sweep. */
import { figureMention } from '@oubliette/classic';
import type { Mention } from '@oubliette/words';
import { telling, thingNoun } from '@oubliette/nextlevel';
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
  return (
    <QuestionCard title={telling.prompt(prompt, { language })} rule={rule}>
      <p className="question-text">{toldText(classic, asked)}</p>
      <div className="question-ways">
        {question.commands.map((command) => (
          <Answer key={JSON.stringify(command)} classic={classic} command={command}>
            {kit.telling.label(command, { view, names, language })}
          </Answer>
        ))}
      </div>
    </QuestionCard>
  );
}

function toldText({ scene, names }: Classic, asked: NextPending): string {
  const { language } = scene;
  if (asked.tag === 'rack') return say(NEXT, language, 'rackTold', { weapon: thingNoun(asked.drawn) });
  if (asked.tag === 'sweep') return say(NEXT, language, 'sweepTold', { skulls: asked.skulls });
  const { attackers, target } = asked.strike;
  const who: readonly Mention[] = attackers.map(({ figure }) => figureMention(names, figure));
  return say(NEXT, language, 'strikeTold', { attackers: who, target: figureMention(names, target) });
}
