/** A seat at a match in a test: what its player gives and is told. */
import type { Command } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import type { Reason } from '../../../play/testing/refused.ts';
import type { Asking } from '../../../settings/settings.ts';
import { Desk } from '../desk.ts';
import type { TestMatch } from './match.ts';

/** A desk on which everything given is carried out. */
export function seated(match: TestMatch, askBefore: Asking = 'matters', language: Language = 'en') {
  const desk = new Desk();
  const given: Command[] = [];
  const reasons: Reason[] = [];
  const show = (): void => {
    const scene = match.scene(...match.seats);
    desk.show({
      ...scene,
      language,
      settings: { ...scene.settings, askBefore },
      ask: (request) =>
        Promise.resolve({
          t: 'why',
          id: 'why',
          refusal: request.t === 'why' ? match.whyNot(request.seat, request.command as Command) : null,
        }),
      give(_seat, command) {
        match.give(command);
        given.push(command);
        show();
        return Promise.resolve(true);
      },
      why(seat, command, put = (refusal) => refusal) {
        const refusal = match.whyNot(seat, command);
        if (refusal !== null) {
          const told = put(refusal);
          reasons.push({ text: desk.explain(told), rule: told.rule });
        }
        return Promise.resolve();
      },
      notify: (text) => void reasons.push({ text, rule: null }),
    });
  };
  show();
  return { desk, given, reasons };
}
