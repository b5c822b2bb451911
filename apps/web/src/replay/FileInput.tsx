/** Chooses a match file. */
import type { Ref } from 'react';

interface Props {
  readonly read: (chosen: Blob) => Promise<void>;
  /** Opened by another control: not a tab stop itself. */
  readonly hidden?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export function FileInput({ read, hidden = false, ref }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept=".json,application/json"
      className="unseen"
      hidden={hidden}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file !== undefined) void read(file);
        target.value = '';
      }}
    />
  );
}
