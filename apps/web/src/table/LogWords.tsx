/** The words of a log line; on a board that prints no coordinates a place is a mark to point at, named to screen readers only. */
import type { LogLineUi } from '../play/gameUi.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable } from './atTable.ts';
import { beforePlace } from './place.ts';

export function LogWords({ line, linked = false }: { readonly line: LogLineUi; readonly linked?: boolean }) {
  const { ui } = useAtTable();
  return line.parts.map((part, index) => {
    const isPlace = part.square !== undefined && part.figure === undefined;
    const isLinked = linked && (isPlace || part.figure !== undefined);
    return (
      <span key={index} className={isLinked ? 'log-linked' : undefined}>
        {isPlace && ui.unprinted === true ? (
          <>
            {beforePlace(part.text)}
            <Icon name="position-marker" size={1} />
            <span className="unseen">{part.text.slice(beforePlace(part.text).length)}</span>
          </>
        ) : (
          part.text
        )}
      </span>
    );
  });
}
