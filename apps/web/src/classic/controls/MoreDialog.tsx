/** What is legal and seldom meant: treason, wasted spells, giving up. Each is asked about again. */
import { describeCommand } from '@oubliette/classic';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { controller } from '../useClassic.ts';
import type { Classic } from '../useClassic.ts';

export function MoreDialog({ classic }: { readonly classic: Classic }) {
  const { scene, hand, situation, names, words } = classic;
  const grave = situation.menu?.grave ?? [];
  return (
    <Dialog
      open={hand.dialog === 'more' && grave.length > 0}
      onClose={() => controller.openDialog(null)}
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
              controller.openDialog(null);
              void controller.give(command);
            }}
          >
            {describeCommand(command, scene.language, names, scene.view)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
