/** Computes a function once per argument object; the objects must not change. */
export function onceFor<Of extends object, Answer>(find: (of: Of) => Answer): (of: Of) => Answer {
  const known = new WeakMap<Of, { readonly answer: Answer }>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before.answer;
    const answer = find(of);
    known.set(of, { answer });
    return answer;
  };
}

/** The same, remembering only the last object: for functions called mostly on the newest. */
export function onceForLast<Of extends object, Answer>(find: (of: Of) => Answer): (of: Of) => Answer {
  let last: { readonly of: Of; readonly answer: Answer } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, answer: find(of) };
    return last.answer;
  };
}
