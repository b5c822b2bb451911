/** Opens a rule beside the table. */
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import type { TableScene } from './gameUi.ts';
import { PLAYING } from './words.ts';

export function RuleButton({
  scene,
  id,
}: {
  readonly scene: Pick<TableScene, 'showRule'>;
  readonly id: string;
}) {
  const words = useWords(PLAYING);
  return (
    <button type="button" className="rule-link" data-rule={id} onClick={() => scene.showRule(id)}>
      <Icon name="rule-book" size={1} /> {words('showRule', { id })}
    </button>
  );
}
