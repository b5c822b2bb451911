/** The staged command and its effect, to confirm or take back. */
import { spellCard, spellsOf } from '@oubliette/classic';
import type { Command, CommandOf } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import { LossBars, Manners, StagedCard as Card } from '../../play/StagedCard.tsx';
import { useSpoken } from '../../ui/useSpoken.ts';
import { Button } from '../../ui/Button.tsx';
import { stagedText } from '../play/consequence.ts';
import { goalOf, pathCost, pathFault } from '../play/stage.ts';
import type { StagedPath } from '../play/stage.ts';
import { targetKey } from '../play/targets.ts';
import type { Classic } from '../useClassic.ts';

export function StagedCard({ classic }: { readonly classic: Classic }) {
  const { kit, scene, hand, names, words } = classic;
  const { staged } = hand;
  const text = staged === null ? null : stagedText(kit, scene, staged, names);
  useSpoken(text);
  if (staged === null)
    return hand.plan === null ? null : <PlannedCard classic={classic} path={hand.plan.path} />;
  const isSet = staged.is === 'command' && staged.command.type === 'takeSpells';
  const fault = staged.is === 'path' ? pathFault(kit.walking, scene.view, staged.path) : null;
  return (
    <Card
      desk={classic.controller}
      hand={hand}
      text={isSet ? null : text}
      {...(staged.is === 'starts' ? { yes: words('begin') } : {})}
      unavailable={fault !== null}
      thenEnd={mayEndAfter(classic) ? words('thenEnd') : null}
    >
      {staged.is === 'command' && (
        <>
          <Losses classic={classic} command={staged.command} />
          <Manners
            label={words('chooseWeapon')}
            commands={mannersOf(classic, staged.command)}
            staged={staged.command}
            nameOf={(command) => kit.meansText(command, scene.language)}
            onChoose={(command) => void classic.controller.choose(command)}
          />
          <CardText classic={classic} command={staged.command} />
          {staged.command.type === 'takeSpells' && <SpellTexts classic={classic} command={staged.command} />}
        </>
      )}
    </Card>
  );
}

/** A hero on turn may end it with the staged command, but not with a roll of the dice. */
function mayEndAfter({ hand: { staged }, situation: { menu, question } }: Classic): boolean {
  if (menu?.role !== 'hero' || question !== null) return false;
  if (staged?.is === 'path' && staged.path.rolls === true) return false;
  if (
    staged?.is === 'command' &&
    ['rollMovement', 'leave', 'giveUp', 'endTurn'].includes(staged.command.type)
  )
    return false;
  return menu.items.some(({ id, commands }) => id === 'endTurn' && commands.length > 0);
}

/** A path for later. */
function PlannedCard({ classic, path }: { readonly classic: Classic; readonly path: StagedPath }) {
  const { scene, words } = classic;
  const text = words('planned', {
    square: makeSquare(scene.view.board, goalOf(path)),
    cost: pathCost(path),
  });
  useSpoken(text);
  return (
    <section className="staged desk-card staged-planned on-parchment">
      <p className="staged-text">{text}</p>
      <div className="staged-ways">
        <Button kind="quiet" aria-keyshortcuts="Escape" onClick={() => classic.controller.dropPlan()}>
          {words('dropPlan')}
        </Button>
      </div>
    </section>
  );
}

/** The text of the card that would be used. */
function CardText({ classic, command }: { readonly classic: Classic; readonly command: Command }) {
  const text = classic.kit.cardText(command, classic.scene.language);
  return text === null ? null : <p className="staged-card">{text}</p>;
}

/** The texts of a set's spells, before it is taken. */
function SpellTexts({
  classic,
  command,
}: {
  readonly classic: Classic;
  readonly command: CommandOf<'takeSpells'>;
}) {
  const { language } = classic.scene;
  return (
    <ul className="staged-spells">
      {spellsOf(command.set).map((spell) => (
        <li key={spell}>
          <b>{spellCard(spell).noun[language].one}</b> {spellCard(spell).text[language]}
        </li>
      ))}
    </ul>
  );
}

/** The chance of each loss: one bar per number of points. */
function Losses({ classic, command }: { readonly classic: Classic; readonly command: Command }) {
  const { kit, scene, words } = classic;
  const odds = kit.odds(scene.view, command);
  if (odds === null || !('losses' in odds)) return null;
  return <LossBars label={words('blowLosses')} losses={odds.losses} />;
}

/** The same blow by other means, or the same card in another manner. */
function mannersOf({ kit, scene, situation }: Classic, command: Command): readonly Command[] {
  const item = situation.menu?.items.find(({ action }) => action.types.includes(command.type));
  if (item === undefined || (item.id !== 'attack' && item.action.cards === undefined)) return [];
  const at = targetKey(kit, command, scene.view);
  const isAlike = (other: Command) =>
    item.id === 'attack' || (other.type === command.type && kit.meansOf(other) === kit.meansOf(command));
  return item.commands.filter((other) => isAlike(other) && targetKey(kit, other, scene.view) === at);
}
