/** Legal but rarely meant: treason, wasted spells, giving up. Each needs a confirmation. */
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Classic } from '../useClassic.ts';

export function MoreDialog({ classic }: { readonly classic: Classic }) {
  const { kit, scene, hand, situation, names, words } = classic;
  const grave = situation.menu?.grave ?? [];
  return (
    <Dialog
      open={hand.dialog === 'more' && grave.length > 0}
      onClose={() => classic.controller.openDialog(null)}
      title={words('more')}
      shape="sheet"
      size="small"
    >
      <div className="controls-more">
        {grave.map((command) => (
          <Button
            key={JSON.stringify(command)}
            kind="danger"
            wide
            onClick={() => {
              classic.controller.openDialog(null);
              void classic.controller.give(command);
            }}
          >
            {kit.telling.label(command, { view: scene.view, names, language: scene.language })}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
