/** A hero's mana, spell points, rage, trap parts, poison and reloading; a monster's moved dice and saved points. */
import type { ReactNode } from 'react';
import type { Figure } from '@oubliette/classic';
import { diceMentions, LEAST_FOR_A_SPELL } from '@oubliette/nextlevel';
import type { NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { Icon } from '../../../ui/Icon.tsx';
import type { AnyIcon } from '../../../ui/Icon.tsx';
import { Die } from '../dice/Die.tsx';
import { heroGauges, monsterGauges } from './gauges.ts';
import type { RageGauge } from './gauges.ts';
import { TURN_WORDS } from './words.ts';
import './turn.css';

interface Props {
  readonly view: NextView;
  readonly language: Language;
  readonly figure: Figure;
}

export function Gauges({ view, language, figure }: Props) {
  const gauges = heroGauges(view, figure, language);
  if (gauges === null) return <MonsterGaugesRow view={view} language={language} figure={figure} />;
  const { mana, spellPoints, rage, parts, poison, reloading } = gauges;
  return (
    <>
      {mana !== null && (
        <Drops icon="magic-swirl" {...mana} text={say(TURN_WORDS, language, 'mana', mana)} kind="mana" />
      )}
      {spellPoints !== null && (
        <Drops
          icon="spell-book"
          {...spellPoints}
          text={say(TURN_WORDS, language, 'spellPoints', spellPoints)}
          kind="spell"
        />
      )}
      {rage !== null && <RageLadder rage={rage} language={language} />}
      {parts > 0 && (
        <Count icon="toolbox" count={parts} text={say(TURN_WORDS, language, 'parts', { count: parts })} />
      )}
      {poison > 0 && (
        <Count
          icon="death-skull"
          count={poison}
          text={say(TURN_WORDS, language, 'poison', { count: poison })}
        />
      )}
      {reloading.map((weapon) => (
        <Note key={weapon} icon="hourglass">
          {say(TURN_WORDS, language, 'reloading', { weapon })}
        </Note>
      ))}
    </>
  );
}

function MonsterGaugesRow({ view, language, figure }: Props) {
  const { stance, spared, fimir } = monsterGauges(view, figure);
  return (
    <>
      {stance !== 0 && (
        <Note icon="shield-opposition">
          {say(TURN_WORDS, language, stance > 0 ? 'stanceDefence' : 'stanceAttack', {
            dice: Math.abs(stance),
          })}
        </Note>
      )}
      {spared > 0 && (
        <Note icon="checked-shield">{say(TURN_WORDS, language, 'spared', { points: spared })}</Note>
      )}
      {fimir !== null && (
        <Note icon="magic-swirl">
          {say(TURN_WORDS, language, fimir >= LEAST_FOR_A_SPELL ? 'fimirSpells' : 'fimirAttacks', {
            die: fimir,
          })}
        </Note>
      )}
    </>
  );
}

interface DropsProps {
  readonly icon: AnyIcon;
  readonly now: number;
  readonly most: number;
  readonly text: string;
  readonly kind: 'mana' | 'spell';
}

/** One drop per point, spent ones hollow. */
function Drops({ icon, now, most, text, kind }: DropsProps) {
  return (
    <li className={`next-gauge next-gauge-${kind}`} title={text}>
      <Icon name={icon} size={1.05} />
      <span className="next-drops" aria-hidden="true">
        {Array.from({ length: most }, (_, at) => (
          <span key={at} className="next-drop" data-full={at < now || undefined} />
        ))}
      </span>
      <span className="next-spoken">{text}</span>
    </li>
  );
}

/** The weapon's dice under rage, and the progress to the next better one (NXT-WAR-03). */
function RageLadder({ rage, language }: { readonly rage: RageGauge; readonly language: Language }) {
  const { dice, kills, needed } = rage;
  const now = say(TURN_WORDS, language, 'rage', { dice: diceMentions(dice) });
  const next =
    needed === null
      ? say(TURN_WORDS, language, 'rageFull', {})
      : say(TURN_WORDS, language, 'rageNext', { kills, needed });
  return (
    <li className="next-gauge next-rage" title={`${now} (${next})`}>
      <span className="next-rage-dice" aria-hidden="true">
        {dice.map((die, at) => (
          <Die key={at} die={die} face="skull" />
        ))}
      </span>
      {needed !== null && needed > 1 && (
        <span className="next-rage-kills" aria-hidden="true">
          {kills}/{needed}
        </span>
      )}
      <span className="next-spoken">{`${now} (${next})`}</span>
    </li>
  );
}

function Count({
  icon,
  count,
  text,
}: {
  readonly icon: AnyIcon;
  readonly count: number;
  readonly text: string;
}) {
  return (
    <li className="next-gauge" title={text}>
      <Icon name={icon} size={1.05} />
      <span aria-hidden="true">{count}</span>
      <span className="next-spoken">{text}</span>
    </li>
  );
}

function Note({ icon, children }: { readonly icon: AnyIcon; readonly children: ReactNode }) {
  return (
    <li className="next-gauge next-note">
      <Icon name={icon} size={1.05} />
      {children}
    </li>
  );
}
