/** A card about a long-pressed square: a figure's points, arms and state, or the things there. */
import {
  cardOf,
  conditionName,
  equipmentCard,
  figureMention,
  HEROES,
  questTreasureCard,
} from '@oubliette/classic';
import type { Figure, HeroKind } from '@oubliette/classic';
import { InspectorCard, InspectorHead, Value } from '../play/InspectorCard.tsx';
import { RuleButton } from '../play/RuleButton.tsx';
import { cellTexts } from './board/cellText.ts';
import { seenDoors } from './board/doors.ts';
import type { Linking } from './kit.ts';
import { plainName, powersLeft } from './play/master.ts';
import { ENDS } from './play/sheet.ts';
import { conditionRule, figureRule } from './rules.ts';
import { TokenPicture } from './tokens/index.ts';
import type { Classic } from './useClassic.ts';

export function Inspector({ classic }: { readonly classic: Classic }) {
  const { kit, scene, hand, names } = classic;
  const { view, language } = scene;
  const { inspected } = hand;
  if (inspected === null) return null;
  const figure = 'figure' in inspected ? view.figures.find(({ id }) => id === inspected.figure) : undefined;
  if ('figure' in inspected && figure === undefined) return null;
  return (
    <InspectorCard desk={classic.controller}>
      {figure === undefined ? (
        'square' in inspected && (
          <p className="inspector-square">
            {cellTexts({
              parts: kit.board,
              view,
              names,
              language,
              doors: seenDoors(view),
              lights: [],
              hidden: null,
            })(inspected.square)}
          </p>
        )
      ) : (
        <FigureCard classic={classic} figure={figure} />
      )}
    </InspectorCard>
  );
}

function FigureCard({ classic, figure }: { readonly classic: Classic; readonly figure: Figure }) {
  const { kit, scene, names, words } = classic;
  const { view, language } = scene;
  const hero = view.heroes.find(({ id }) => id === figure.id);
  const numbers = kit.numbers(view, figure, language);
  const { Inspected } = kit.panels;
  return (
    <>
      <InspectorHead
        picture={<TokenPicture of={figure} size={56} />}
        name={plainName(figureMention(names, figure.id), language)}
        kind={kindText(classic, figure)}
      />
      <dl className="inspector-values">
        <Value name={words('body')} value={`${figure.body}/${figure.maxBody}`} />
        <Value name={words('mind')} value={`${figure.mind}/${figure.maxMind}`} />
        <Value name={words('attackDice')} value={numbers.attack} />
        <Value name={words('defenceDice')} value={numbers.defence} />
        <Value name={words('movement')} value={numbers.movement} />
      </dl>
      {figure.conditions.map((condition) => (
        <p key={condition} className="inspector-line">
          <b>{conditionName(condition, language)}</b>: {words(ENDS[condition].key)}{' '}
          <RuleButton scene={scene} id={conditionRule(condition)} />
        </p>
      ))}
      {hero !== undefined && (hero.equipment.length > 0 || hero.treasures.length > 0) && (
        <p className="inspector-line">
          {[
            ...hero.equipment.map((id) => equipmentCard(id).noun[language].one),
            ...hero.treasures.map((id) => questTreasureCard(id).noun[language].one),
          ].join(', ')}
        </p>
      )}
      {powersLeft(view, figure.id, names, language).map((power) => (
        <p key={power.name} className="inspector-line">
          <b>{power.name}</b>: {words('powerLeft', { count: power.left })}
        </p>
      ))}
      {Inspected !== undefined && (
        <Inspected view={view} names={names} language={language} figure={figure} rule={linkTo(classic)} />
      )}
      <p className="inspector-line">
        <RuleButton scene={scene} id={figureRule(figure)} />
      </p>
    </>
  );
}

function kindText({ scene, names, words }: Classic, figure: Figure): string {
  const { language } = scene;
  const { kind } = figure;
  if (kind === 'captive') return words('captive');
  if (Object.hasOwn(HEROES, kind)) return HEROES[kind as HeroKind].noun[language].one;
  const { noun, undead } = cardOf(names.monsters, kind);
  return `${noun[language].one}${undead ? `, ${words('undead')}` : ''}`;
}

/** For the book's own parts. */
export function linkTo(classic: Classic): Linking['rule'] {
  return (id) => <RuleButton scene={classic.scene} id={id} />;
}
