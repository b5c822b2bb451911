/** A YAML file that remembers the line of every part. */
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { ErrorCode } from 'yaml';

/** Why a file is not YAML: the parser's code and words, or aliases that expand to too much. */
export interface YamlFault {
  /** File and line. */
  readonly path: string;
  readonly code: ErrorCode | 'TOO_MANY_ALIASES';
  readonly message: string;
}

export interface YamlFile {
  readonly value: unknown;
  /** Where the text is not YAML. */
  readonly faults: readonly YamlFault[];
  /** A path with its file and line in front: `03-x.yaml:41: quest.monsters[3].at`. */
  readonly place: (path: string) => string;
}

/** `root` is the name of the document in paths. */
export function readYaml(text: string, name: string, root: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faults: YamlFault[] = document.errors.map(({ pos, code, message }) => ({
    path: `${name}:${lines.linePos(pos[0]).line}`,
    code,
    message,
  }));
  const value: unknown = faults.length > 0 ? undefined : valueOf();
  return { value, faults, place };

  /** A few lines of aliases can expand beyond any memory; the parser counts them and stops. */
  function valueOf(): unknown {
    try {
      return document.toJS();
    } catch {
      faults.push({
        path: name,
        code: 'TOO_MANY_ALIASES',
        message: 'its aliases (*name) stand for too much, or for themselves',
      });
      return undefined;
    }
  }

  function place(path: string): string {
    const line = lineOf(keysOf(path, root));
    return line === null ? `${name}: ${path}` : `${name}:${line}: ${path}`;
  }

  /** The line of the innermost part of the path found in the file. */
  function lineOf(keys: readonly (string | number)[]): number | null {
    for (let depth = keys.length; depth > 0; depth -= 1) {
      const node: unknown = document.getIn(keys.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return null;
  }
}

/** `quest.monsters[3].at` is monsters, 3, at. */
function keysOf(path: string, root: string): (string | number)[] {
  const inner = path === root ? '' : path.slice(path.startsWith(`${root}.`) ? root.length + 1 : 0);
  return [...inner.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
}
