/** A YAML file that remembers on which line everything stands. */
import type { Problem } from '../contract.ts';
import { isNode, LineCounter, parseDocument } from 'yaml';

export interface YamlFile {
  readonly value: unknown;
  /** Where it is not YAML at all. */
  readonly problems: readonly Problem[];
  /** A path with its file and line in front: `03-x.yaml:41: quest.monsters[3].at`. */
  readonly place: (path: string) => string;
}

/** `root` is what paths call the document as a whole. */
export function readYaml(text: string, name: string, root: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = document.errors.map((error) => ({
    path: `${name}:${lines.linePos(error.pos[0]).line}`,
    message: error.message,
    remedy: 'mend the YAML: check indentation, quotes and colons around this line',
  }));
  const value: unknown = problems.length > 0 ? undefined : valueOf();
  return { value, problems, place };

  /** A few lines of aliases can stand for more than any memory holds; the parser counts them and stops. */
  function valueOf(): unknown {
    try {
      return document.toJS();
    } catch {
      problems.push({
        path: name,
        message: 'its aliases (*name) stand for too much, or for themselves',
        remedy: 'write out what they stand for',
      });
      return undefined;
    }
  }

  function place(path: string): string {
    const line = lineOf(keysOf(path, root));
    return line === null ? `${name}: ${path}` : `${name}:${line}: ${path}`;
  }

  /** The line of the innermost part of the path that is in the file. */
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
