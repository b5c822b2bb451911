/** The screen of a game of the family: the shared table, with one book's kit. */
import type { ReactNode } from 'react';
import { heroCalled } from '@oubliette/classic';
import type { Command, Hero, View } from '@oubliette/classic';
import type { BaseCommand } from '@oubliette/kernel';
import { Emblem } from '../ui/Emblem.tsx';
import type { GameUi } from '../play/gameUi.ts';
import { toldBy } from '../play/toldBy.ts';
import { Controls } from './Controls.tsx';
import { cuesOf } from './cues/cues.ts';
import { Ending } from './Ending.tsx';
import type { TableKit } from './kit.ts';
import { objectiveOf } from './play/objective.ts';
import { Controller } from './play/controller.ts';
import { linesOf, namesOf } from './play/lines.ts';
import { walkLength } from '../play/walkLength.ts';
import { diceBySeat } from './dice/rolls.ts';
import { situationOf } from './play/situation.ts';
import { speakInSight, speakParty } from './play/spoken.ts';
import { typeCommand } from './play/typing.ts';
import { pictureOf } from '../pictures/making.ts';
import { Thumb } from '../pictures/Thumb.tsx';
import { CLASSIC_PICTURES } from './pictures/gallery.ts';
import { Sheets } from './Sheets.tsx';
import { Stage } from './Stage.tsx';
import { idleIn } from './play/idle.ts';
import { Strip } from './Strip.tsx';

/** The shared parts know classic's views and commands; another book's additions pass through to its kit. */
export function makeUi<V extends View, C extends BaseCommand>(kit: TableKit<V, C>): GameUi<V, C> {
  return familyUi(kit as unknown as TableKit) as unknown as GameUi<V, C>;
}

/** The evil wizard looks like his sorcerers. */
function portraitOf(emblem: string): ReactNode {
  const isHero = emblem !== 'morcar';
  const of = pictureOf(CLASSIC_PICTURES, isHero ? 'hero' : 'monster', isHero ? emblem : 'chaosSorcerer');
  return of === undefined ? null : <Thumb of={of} />;
}

function bothNames(hero: Hero): { readonly en: string; readonly fr: string } {
  const { en, fr } = heroCalled(hero);
  return { en: en.one, fr: fr.one };
}

function familyUi(kit: TableKit): GameUi<View, Command> {
  const controller = new Controller(kit);
  const table = { kit, controller };
  return {
    id: kit.id,
    Stage: ({ scene }) => <Stage scene={scene} {...table} />,
    Controls: ({ scene }) => <Controls scene={scene} {...table} />,
    Strip: ({ scene, here }) => <Strip scene={scene} {...table} here={here} />,
    Sheets: ({ scene }) => <Sheets scene={scene} {...table} />,
    Ending: ({ scene }) => <Ending scene={scene} {...table} />,
    cues: (...told) => cuesOf(kit, ...told),
    lines: (batches, view, language) => linesOf(kit, batches, view, language),
    askSorts: kit.askSorts,
    deedLength: walkLength,
    ...toldBy(kit.telling),
    idle: idleIn,
    objective: objectiveOf,
    explain: (refusal, language, view) => kit.explain(refusal, language, kit.telling.namesIn(view)),
    rollFor: ({ by, who, whom, rule }, language, view) => {
      const names = kit.telling.namesIn(view);
      return {
        who: who === undefined ? kit.telling.seat(by, names) : kit.telling.figure(who, names),
        purpose: kit.telling.roll(rule, whom, { language, names }) ?? '',
      };
    },
    Die: kit.Die,
    box: kit.box,
    setRight: () => controller.openDialog('override'),
    emblem: ({ emblem }) => <Emblem emblem={emblem} />,
    portrait: ({ emblem }) => portraitOf(emblem),
    speak: (what, scene) => {
      const { batches, view, language } = scene;
      const names = namesOf(kit, batches, view, language);
      if (what === 'party') return speakParty(view, names, language);
      const { menu } = situationOf(kit, scene, controller.hand.get());
      const from = view.figures.find(({ id }) => id === (menu?.actor ?? view.turn.taker ?? view.order[0]));
      return speakInSight(view, from, names, language);
    },
    command: (text, scene) => {
      controller.show(scene);
      return typeCommand(controller, text);
    },
    closing: ({ round, heroes }) => ({
      rounds: round,
      party: heroes.map((hero) => ({
        id: hero.id,
        name: bothNames(hero),
        dead: hero.fate === 'dead',
      })),
    }),
    rolls: (batches, view) => diceBySeat(kit, batches, view),
  };
}
