/** Two pips for the actions of a turn, each showing its use, and a sign for every free action taken. */
import type { Figure } from '@oubliette/classic';
import type { FreeAction, NextView, NormalAction } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { Icon } from '../../../ui/Icon.tsx';
import type { AnyIcon } from '../../../ui/Icon.tsx';
import { hasActed, pipsOf } from './pips.ts';
import { TURN_WORDS } from './words.ts';
import './turn.css';

const ICONS = {
  move: 'walking-boot',
  attack: 'crossed-swords',
  barricade: 'medieval-gate',
  search: 'open-treasure-chest',
  lookFor: 'magnifying-glass',
  trapWork: 'toolbox',
  changeWeapon: 'broadsword',
  help: 'shaking-hands',
  again: 'return-arrow',
  listen: 'sound-on',
  scan: 'all-seeing-eye',
  detect: 'magic-swirl',
  mindToBody: 'hearts',
  potion: 'standing-potion',
  disarmFoe: 'shield-opposition',
} as const satisfies Record<NormalAction | FreeAction, AnyIcon>;

interface Props {
  readonly view: NextView;
  readonly language: Language;
  readonly figure: Figure;
}

export function ActionPips(props: Props) {
  const { view, language, figure } = props;
  if (view.heroes.some(({ id }) => id === figure.id)) return <HeroPips view={view} language={language} />;
  const spent = hasActed(view, figure);
  const text = say(TURN_WORDS, language, spent ? 'actSpent' : 'actReady', {});
  return (
    <li className="next-pips" title={text}>
      <span className="next-pip" data-spent={spent || undefined}>
        <Icon name="crossed-swords" size={0.95} />
      </span>
      <span className="next-spoken">{text}</span>
    </li>
  );
}

function HeroPips({ view, language }: Omit<Props, 'figure'>) {
  const { actions, left, free, rooted } = pipsOf(view);
  const words = (key: 'over' | 'ready' | 'rooted'): string => say(TURN_WORDS, language, key, {});
  const spentOn = (action: NormalAction): string =>
    say(TURN_WORDS, language, 'spent', { action: say(TURN_WORDS, language, action, {}) });
  return (
    <>
      <li className="next-pips">
        {actions.map((action, at) => {
          const text = action === null ? words('ready') : action === 'lost' ? words('over') : spentOn(action);
          return (
            <span key={at} className="next-pip" data-spent={action !== null || undefined} title={text}>
              {action === null ? (
                <span className="next-pip-full" />
              ) : (
                <Icon name={action === 'lost' ? 'close' : ICONS[action]} size={0.95} label={text} />
              )}
            </span>
          );
        })}
        <span className="next-pips-text">{say(TURN_WORDS, language, 'actionsLeft', { left })}</span>
      </li>
      {rooted && <li className="next-note">{words('rooted')}</li>}
      {free.length > 0 && (
        <li className="next-pips">
          {free.map(({ action, twice }) => {
            const name = say(TURN_WORDS, language, action, {});
            const text = say(TURN_WORDS, language, twice ? 'freeTwice' : 'freeUsed', { action: name });
            return (
              <span key={action} className="next-free" data-twice={twice || undefined} title={text}>
                <Icon name={ICONS[action]} size={0.85} label={text} />
              </span>
            );
          })}
        </li>
      )}
    </>
  );
}
