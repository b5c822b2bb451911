/**
 * Who may know what: one word for every field, declared beside its type. The words build a seat's view, and
 * `imagine`: a whole truth the seat could not tell from the real one. A field without a word won't compile.
 */

/** One field, or a whole value. `of` is the owner of the field; on the way back, what the seat sees of it. */
export interface Known<T, V, Eyes, Mind> {
  readonly is: 'open' | 'own' | 'masked' | 'counted' | 'sealed' | 'parts';
  /** The field that tells its sorts apart, where its parts are sorts and not fields. */
  readonly by?: string;
  /** The words of its parts, by name. */
  readonly parts: Readonly<Record<string, Known<unknown, unknown, Eyes, Mind>>>;
  /** Undefined where the seat sees nothing of it. */
  show(value: T, eyes: Eyes, of: unknown): V | undefined;
  imagine(shown: V | undefined, mind: Mind, of: unknown): T | undefined;
}

/** Known to every seat. */
export interface Open extends Known<unknown, unknown, unknown, unknown> {
  readonly is: 'open';
}

/** Shown to some seats only: for the others the field does not exist. */
export interface Own<T, Eyes, Mind> extends Known<T, T, Eyes, Mind> {
  readonly is: 'own';
}

/** Shown to no seat. */
export interface Sealed<T, Eyes, Mind> extends Known<T, never, Eyes, Mind> {
  readonly is: 'sealed';
}

/** A word for every field of a type, the optional ones too. */
export type Words<T, Eyes, Mind> = {
  readonly [K in keyof T]-?: Open | Known<Exclude<T[K], undefined>, unknown, Eyes, Mind>;
};

type SeenBy<T, W> = W extends Open ? T : W extends Known<infer _T, infer V, infer _E, infer _M> ? V : never;

/** The fields every seat sees at least in part. */
export type CommonFields<T, W> = {
  readonly [
    K in keyof T as K extends keyof W ? (W[K] extends { readonly is: 'sealed' | 'own' } ? never : K) : never
  ]: K extends keyof W ? SeenBy<T[K], W[K]> : never;
};

/** What can be seen of a type, by its words. */
export type Shown<T, W> = CommonFields<T, W> & Partial<OwnFields<T, W>>;

/** The fields shown to some seats only. */
export type OwnFields<T, W> = {
  readonly [
    K in keyof T as K extends keyof W ? (W[K] extends { readonly is: 'own' } ? K : never) : never
  ]: T[K];
};

/** A type's words as one word. */
export interface Declared<T, V, Eyes, Mind> extends Known<T, V, Eyes, Mind> {
  readonly is: 'parts' | 'open';
  show(value: T, eyes: Eyes): V;
  imagine(shown: V, mind: Mind): T;
}

/** The words of a type's fields, and what they show in two parts, for views that keep a screen apart. */
interface DeclaredFields<T, W, Eyes, Mind> extends Declared<T, Shown<T, W>, Eyes, Mind> {
  readonly words: W;
  /** The fields every seat sees at least in part, as these eyes see them. */
  common(value: T, eyes: Eyes): CommonFields<T, W>;
  /** The fields only these eyes see. */
  theirs(value: T, eyes: Eyes): Partial<OwnFields<T, W>>;
}

/** What a game imagines by: at least the eyes the view was made for. */
interface Minded<Eyes> {
  readonly eyes: Eyes;
}

/** The words of a game, by its seats' eyes and by what it imagines with. */
export function wordsOf<Eyes, Mind extends Minded<Eyes>>() {
  return {
    ...plainWords<Eyes, Mind>(),
    ...declaring<Eyes, Mind>(),
    ...gathering<Eyes, Mind>(),
    ...sorting<Eyes, Mind>(),
  };
}

function plainWords<Eyes, Mind extends Minded<Eyes>>() {
  return { own, masked, counted, sealed };

  /** Shown to its owners. For the others `guess` makes up a possible value; without `guess` nothing can. */
  function own<T, O>(
    theirs: (eyes: Eyes, of: O) => boolean,
    guess: (mind: Mind, of: O) => T | undefined = unimagined,
  ): Own<T, Eyes, Mind> {
    return {
      is: 'own',
      parts: NONE,
      show: (value, eyes, of) => (theirs(eyes, of as O) ? value : undefined),
      imagine: (shown, mind, of) => (theirs(mind.eyes, of as O) ? shown : guess(mind, of as O)),
    };
  }

  /** Shown as something else to all but its owners. */
  function masked<T, O>(
    theirs: (eyes: Eyes, of: O) => boolean,
    mask: (value: T, eyes: Eyes, of: O) => T,
    guess: (shown: T, mind: Mind, of: O) => T,
  ): Known<T, T, Eyes, Mind> & { readonly is: 'masked' } {
    return {
      is: 'masked',
      parts: NONE,
      show: (value, eyes, of) => (theirs(eyes, of as O) ? value : mask(value, eyes, of as O)),
      imagine: (shown, mind, of) =>
        shown === undefined || theirs(mind.eyes, of as O) ? shown : guess(shown, mind, of as O),
    };
  }

  /** All know how many there are, owners know which. `deal` takes that many from the possible ones. */
  function counted<T extends readonly unknown[], O>(
    theirs: (eyes: Eyes, of: O) => boolean,
    deal: (count: number, mind: Mind, of: O) => T,
  ): Known<T, T | number, Eyes, Mind> & { readonly is: 'counted' } {
    return {
      is: 'counted',
      parts: NONE,
      show: (value, eyes, of) => (theirs(eyes, of as O) ? value : value.length),
      imagine: (shown, mind, of) => (typeof shown === 'number' ? deal(shown, mind, of as O) : shown),
    };
  }

  /** Comes from the setup, or belongs to the machine: `guess` is the part a game writes. */
  function sealed<T>(guess: (mind: Mind) => T | undefined): Sealed<T, Eyes, Mind> {
    return {
      is: 'sealed',
      parts: NONE,
      show: () => undefined,
      imagine: (_shown, mind) => guess(mind),
    };
  }
}

function declaring<Eyes, Mind>() {
  return { declare };

  /** `declare<Figure>()({ … })`: a word for every field. */
  function declare<T extends object>() {
    return <W extends Words<T, Eyes, Mind>>(
      words: W & Record<Exclude<keyof W, keyof T>, never>,
    ): DeclaredFields<T, W, Eyes, Mind> => {
      const parts = words as unknown as Parts<Eyes, Mind>;
      const named = Object.entries(parts);
      const fields = { words, ...inTwoParts<T, W, Eyes, Mind>(named) };
      if (named.every(([, word]) => word.is === 'open')) return { ...asItIs(parts), ...fields };
      const show = shower(named);
      return {
        is: 'parts',
        parts,
        ...fields,
        show: (value, eyes) => show(value as Fields, eyes) as Shown<T, W>,
        imagine: (shown, mind) => {
          const whole: Record<string, unknown> = {};
          // In the order of the view: another order would give away which is which.
          for (const name of new Set([...Object.keys(shown), ...Object.keys(parts)])) {
            const word = parts[name];
            if (word === undefined) continue;
            const seen = (shown as Record<string, unknown>)[name];
            const isAsSeen = word.is === 'open' || (word.is === 'parts' && seen === undefined);
            const part = isAsSeen ? seen : word.imagine(seen, mind, shown);
            if (part !== undefined) whole[name] = part;
          }
          return whole as T;
        },
      };
    };
  }
}

function gathering<Eyes, Mind extends Minded<Eyes>>() {
  return { each, maybe, byName, byKey, sifted };

  /** A list of these. */
  function each<T, V>(word: Declared<T, V, Eyes, Mind>): Declared<readonly T[], readonly V[], Eyes, Mind> {
    if (word.is === 'open') return asItIs({ each: word });
    return {
      is: 'parts',
      parts: { each: word },
      show: (values, eyes) => eachShown(values, (value) => word.show(value, eyes)),
      imagine: (shown, mind) => shown.map((one) => word.imagine(one, mind)),
    };
  }

  /** One of these, or none. */
  function maybe<T, V>(word: Declared<T, V, Eyes, Mind>): Declared<T | null, V | null, Eyes, Mind> {
    if (word.is === 'open') return asItIs({ maybe: word });
    return {
      is: 'parts',
      parts: { maybe: word },
      show: (value, eyes) => (value === null ? null : word.show(value, eyes)),
      imagine: (shown, mind) => (shown === null ? null : word.imagine(shown, mind)),
    };
  }

  /** Some of these by name. */
  function byName<T, V>(
    word: Declared<T, V, Eyes, Mind>,
  ): Declared<Readonly<Record<string, T>>, Readonly<Record<string, V>>, Eyes, Mind> {
    if (word.is === 'open') return asItIs({ byName: word });
    return {
      is: 'parts',
      parts: { byName: word },
      show: (values, eyes) => mapped(values, (value) => word.show(value, eyes)),
      imagine: (shown, mind) => mapped(shown, (one) => word.imagine(one, mind)),
    };
  }

  /** The same for known names, of which some may be missing: `byKey<HeroKind>()(SHEET)`. */
  function byKey<K extends string>() {
    return <T, V>(word: Declared<T, V, Eyes, Mind>) =>
      byName(word) as unknown as Declared<
        { readonly [name in K]?: T },
        { readonly [name in K]?: V },
        Eyes,
        Mind
      >;
  }

  /** Partly left out for all but its owners, the rest shown by its parts; `guess` adds possible ones. */
  function sifted<T, V>(
    word: Declared<T, V, Eyes, Mind>,
    theirs: (eyes: Eyes) => boolean,
    sift: (value: T, eyes: Eyes) => T,
    guess: (known: T, mind: Mind) => T,
  ): Known<T, V, Eyes, Mind> & { readonly is: 'masked' } {
    return {
      is: 'masked',
      parts: word.parts,
      show: (value, eyes) => word.show(theirs(eyes) ? value : sift(value, eyes), eyes),
      imagine(shown, mind) {
        if (shown === undefined) return undefined;
        const known = word.imagine(shown, mind);
        return theirs(mind.eyes) ? known : guess(known, mind);
      },
    };
  }
}

function sorting<Eyes, Mind>() {
  return { byTag, bySort };

  /** One of several sorts, each with words of its own. */
  function byTag<T extends { readonly tag: string }>() {
    return bySort<T>()('tag');
  }

  /** The same, with another field to tell them apart. */
  function bySort<T>() {
    return <K extends keyof T & string>(by: K) =>
      <W extends SortWords<T, K, Eyes, Mind>>(
        sorts: W,
      ): Declared<T, SortsShown<W>, Eyes, Mind> & { readonly sorts: W } => {
        const parts = sorts as unknown as Parts<Eyes, Mind>;
        const told = { by, sorts };
        if (Object.values(parts).every(({ is }) => is === 'open')) return { ...asItIs(parts), ...told };
        const wordOf = (value: unknown) => parts[(value as { readonly [field in K]: string })[by]]!;
        return {
          is: 'parts',
          parts,
          ...told,
          show: (value, eyes) => wordOf(value).show(value, eyes, null) as SortsShown<W>,
          imagine: (shown, mind) => wordOf(shown).imagine(shown, mind, null) as T,
        };
      };
  }
}

type SortWords<T, K extends keyof T, Eyes, Mind> = {
  readonly [S in T[K] & string]: Declared<Extract<T, { readonly [field in K]: S }>, unknown, Eyes, Mind>;
};

function asItIs<T, V, Eyes, Mind>(parts: Parts<Eyes, Mind>): Declared<T, V, Eyes, Mind> {
  return {
    is: 'open',
    parts,
    show: (value) => value as unknown as V,
    imagine: (shown) => shown as unknown as T,
  };
}

function unimagined(): never {
  throw new Error('nothing says what this might be');
}

type Parts<Eyes, Mind> = Known<unknown, unknown, Eyes, Mind>['parts'];

type SortsShown<W> = {
  [K in keyof W]: W[K] extends Declared<infer _T, infer V, infer _E, infer _M> ? V : never;
}[keyof W];

type Named<Eyes, Mind> = readonly (readonly [string, Known<unknown, unknown, Eyes, Mind>])[];
type Fields = Readonly<Record<string, unknown>>;

const NONE = {};

/** Returns the value itself where nothing is hidden, without a copy: each second makes thousands of views. */
function shower<Eyes, Mind>(named: Named<Eyes, Mind>): (value: Fields, eyes: Eyes) => Fields {
  const closed = named.filter(([, word]) => word.is !== 'open');
  return (value, eyes) => {
    let fields: Record<string, unknown> | null = null;
    let isLess = false;
    for (const [name, word] of closed) {
      const part = value[name];
      if (part === undefined) continue;
      const seen = word.show(part, eyes, value);
      if (seen === part) continue;
      fields ??= { ...value };
      fields[name] = seen;
      isLess ||= seen === undefined;
    }
    if (fields === null) return value;
    return isLess ? whatIsThere(fields, named) : fields;
  };
}

function inTwoParts<T, W, Eyes, Mind>(named: Named<Eyes, Mind>) {
  const common = remembered(picker(named.filter(([, { is }]) => is !== 'own' && is !== 'sealed')));
  const theirs = picker(named.filter(([, { is }]) => is === 'own'));
  return {
    common: (value: T, eyes: Eyes) => common(value as Fields, eyes) as CommonFields<T, W>,
    theirs: (value: T, eyes: Eyes) => theirs(value as Fields, eyes) as Partial<OwnFields<T, W>>,
  };
}

function picker<Eyes, Mind>(named: Named<Eyes, Mind>): (value: Fields, eyes: Eyes) => Fields {
  const asTheyAre = named.filter(([, { is }]) => is === 'open').map(([name]) => name);
  const closed = named.filter(([, { is }]) => is !== 'open');
  // Copying an object with all fields is faster than adding one field after the other.
  const blank: Fields = Object.fromEntries(named.map(([name]) => [name, undefined]));
  return (value, eyes) => {
    const picked: Record<string, unknown> = { ...blank };
    let isLess = false;
    for (const name of asTheyAre) {
      const part = value[name];
      picked[name] = part;
      isLess ||= part === undefined;
    }
    for (const [name, word] of closed) {
      const part = value[name];
      const seen = part === undefined ? undefined : word.show(part, eyes, value);
      picked[name] = seen;
      isLess ||= seen === undefined;
    }
    return isLess ? whatIsThere(picked, named) : picked;
  };
}

/** Picked once for all seats with the same eyes: a whole table looks at one state before the next. */
function remembered<Eyes>(
  pick: (value: Fields, eyes: Eyes) => Fields,
): (value: Fields, eyes: Eyes) => Fields {
  let last: Fields | null = null;
  let seen: { readonly eyes: Eyes; readonly picked: Fields }[] = [];
  return (value, eyes) => {
    if (value !== last) {
      last = value;
      seen = [];
    }
    for (const one of seen) if (one.eyes === eyes) return one.picked;
    const picked = pick(value, eyes);
    seen.push({ eyes, picked });
    return picked;
  };
}

function whatIsThere<Eyes, Mind>(fields: Fields, named: Named<Eyes, Mind>): Fields {
  const there: Record<string, unknown> = {};
  for (const [name] of named) if (fields[name] !== undefined) there[name] = fields[name];
  return there;
}

function eachShown<T, V>(values: readonly T[], show: (value: T) => V): readonly V[] {
  const seen = values.map(show);
  return seen.every((one, index) => (one as unknown) === values[index])
    ? (values as unknown as readonly V[])
    : seen;
}

export const open: Open = { is: 'open', parts: NONE, show: (value) => value, imagine: (shown) => shown };

function mapped<A, B>(
  values: Readonly<Record<string, A>>,
  change: (value: A) => B,
): Readonly<Record<string, B>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** The part of a word that can be listed. */
interface Listed {
  readonly is: Known<unknown, unknown, unknown, unknown>['is'];
  readonly by?: string;
  readonly parts: Readonly<Record<string, Listed>>;
}

/** Everything that is not open, by path: `levels.each.things.each.chest.holds masked`. */
export function secretsIn(word: Listed, path = ''): string[] {
  if (word.is === 'open') return [];
  if (word.is !== 'parts') return [`${path} ${word.is}`];
  return Object.entries(word.parts).flatMap(([name, part]) =>
    secretsIn(part, path === '' ? name : `${path}.${name}`),
  );
}

/** The paths of fields without a word: a cast got past the compiler, or the value was never checked. */
export function undeclaredIn(word: Listed, value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { parts } = word;
  const inner = parts['each'] ?? parts['byName'];
  if (inner !== undefined)
    return Object.entries(value).flatMap(([name, part]) => undeclaredIn(inner, part, `${path}.${name}`));
  if (parts['maybe'] !== undefined) return undeclaredIn(parts['maybe'], value, path);
  if (word.by !== undefined) {
    const sort = (value as Readonly<Record<string, unknown>>)[word.by];
    return typeof sort === 'string' && sort in parts ? undeclaredIn(parts[sort]!, value, path) : [path];
  }
  if (Object.keys(parts).length === 0) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name in parts ? undeclaredIn(parts[name]!, part, `${path}.${name}`) : [`${path}.${name}`],
  );
}
