/** The way into the quest that is under way: the campaign's link opens its quests too. */
import { useEffect } from 'react';
import type { TableInfo } from '@oubliette/table';
import { remember } from '../net/tables.ts';
import { go } from '../router.ts';
import { useAtTable } from '../table/atTable.ts';
import { CAMPAIGN } from '../town/words.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useWords } from '../words/useWords.ts';

interface Props {
  readonly outing: TableInfo['outing'];
  /** Whoever sent the party out goes along as soon as the dungeon is there. */
  readonly entering: boolean;
}

export function QuestDoor({ outing, entering }: Props) {
  const words = useWords(CAMPAIGN);
  const { key, where } = useAtTable();
  useEffect(() => {
    if (!entering || outing === null) return;
    const dungeon = { table: outing, secret: key.secret };
    remember(dungeon, where);
    go({ at: 'table', ...dungeon });
  }, [entering, outing, key.secret, where]);
  if (outing === null) return <p role="status">{words('dungeonComing')}</p>;
  return (
    <RouteLink
      className={`${buttonClass('primary', { large: true })} quest-away-door`}
      to={{ at: 'table', table: outing, secret: key.secret }}
      onClick={() => remember({ table: outing, secret: key.secret }, where)}
    >
      <Icon name="dungeon-gate" size={2} />
      <span>{words('toDungeon')}</span>
    </RouteLink>
  );
}
