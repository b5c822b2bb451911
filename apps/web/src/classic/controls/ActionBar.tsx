/** Every action of the rulebook, and the rarely used ones behind "more". */
import { ActionBar as Bar } from '../../play/ActionBar.tsx';
import type { ActionId } from '../play/actions.ts';
import type { Menu } from '../play/menu.ts';
import type { Classic } from '../useClassic.ts';

interface Props {
  readonly classic: Classic;
  readonly menu: Menu;
  readonly busy: boolean;
  /** The action the current hint is about. */
  readonly hinted: ActionId | null;
}

export function ActionBar({ classic, menu, busy, hinted }: Props) {
  const { controller, hand, scene, words } = classic;
  return (
    <Bar
      label={words('actionBar')}
      busy={busy}
      pressed={hand.mode}
      hinted={hinted}
      actions={menu.items.map(({ id, action, commands, targets }) => ({
        id,
        icon: action.icon,
        name: action.name(scene.language),
        full: action.full(scene.language, commands),
        lit: commands.length > 0,
        targets: id === 'move' ? null : targets,
        rule: action.rule,
        ...(action.key === undefined ? {} : { key: action.key }),
      }))}
      onPress={(id) => void controller.press(id)}
      {...(menu.grave.length === 0
        ? {}
        : { more: { name: words('more'), open: () => controller.openDialog('more') } })}
    />
  );
}
