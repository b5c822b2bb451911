/** The texts on the cards to pick from: spells, scrolls, manoeuvres, techniques. */
import { nounOf, spellCard, treasureCard } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import {
  arcanumCard,
  telling,
  directionName,
  fimirSpellName,
  scrollCard,
  sideNamed,
} from '@oubliette/nextlevel';
import type { NextCommand, NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { CardText, Reader } from '../../classic/kit.ts';
import { powersLeft } from '../../classic/play/master.ts';
import { alertedMonsters } from '../parts/board/lurkers.ts';
import { NEXT } from '../words.ts';

type Named = 'listen' | 'barricade' | 'breakDoor' | 'disarmFoe' | 'hold' | 'holdMove' | 'topple';
type Worked = 'disarm' | 'buildTrap' | 'free';

function isNamed(type: string): type is Named | Worked {
  return `${type}Card` in NEXT.en;
}

/** Extra text for cards whose label says it all. */
const MORE = {
  ambush: 'ambushText',
  push: 'pushText',
  detect: 'detectText',
  scan: 'scanText',
  mindToBody: 'mindToBodyText',
  hurl: 'hurlText',
  sweep: 'sweepText',
  fimirRoll: 'fimirRollText',
} as const;

export function nextCard(command: NextCommand, reader: Reader<NextView>): CardText {
  const { view, names, language } = reader;
  const card = (name: string, text = ''): CardText => ({ name, text, owner: null });
  switch (command.type) {
    case 'castSpell': {
      const { noun, text } = spellCard(command.spell);
      return card(noun[language].one, text[language]);
    }
    case 'castArcanum': {
      const { noun, text } = arcanumCard(command.spell);
      return card(noun[language].one, text[language]);
    }
    case 'readScroll': {
      const { noun, text } = scrollCard(command.scroll);
      return card(noun[language].one, text[language]);
    }
    case 'usePotion': {
      const { noun, text } = treasureCard(command.potion);
      return card(noun[language].one, text[language]);
    }
    case 'usePower': {
      const power = powersLeft(view, command.figure, names, language)[command.power];
      return card(power?.name ?? '', power?.text);
    }
    case 'alert': {
      const place = view.board.areas[command.area]?.id ?? '';
      return card(say(NEXT, language, 'alertCard', { place }));
    }
    case 'prepareAmbush': {
      const lurker = alertedMonsters(view).find(({ monster }) => monster === command.monster);
      const name = nounOf(names.monsters, lurker?.kind ?? 'orc')[language].one;
      const square = makeSquare(view.board, lurker?.square ?? command.to);
      return card(say(NEXT, language, 'lurkerCard', { monster: name, square }));
    }
    case 'fimirSpell':
      return card(fimirSpellName(command.spell as Parameters<typeof fimirSpellName>[0], language));
    case 'teleport': {
      const direction = directionName(command.facing, language);
      return card(
        say(NEXT, language, 'teleportCard', { direction }),
        say(NEXT, language, 'teleportText', {}),
      );
    }
    default:
      return isNamed(command.type) ? named(command.type, language) : labelled(command, reader);
  }
}

function named(type: Named | Worked, language: Language): CardText {
  return {
    name: say(NEXT, language, `${type}Card`, {}),
    text: say(NEXT, language, `${type}Text`, {}),
    owner: null,
  };
}

function labelled(command: NextCommand, { view, names, language }: Reader<NextView>): CardText {
  const more = MORE[command.type as keyof typeof MORE];
  return {
    name: telling.label(command, { language, names, view }),
    text: more === undefined ? '' : say(NEXT, language, more, {}),
    owner: null,
  };
}

/** The text of the card that would be used. */
export function nextCardText(command: NextCommand, language: Language): string | null {
  switch (command.type) {
    case 'castSpell':
      return spellCard(command.spell).text[language];
    case 'castArcanum':
      return arcanumCard(command.spell).text[language];
    case 'readScroll':
      return scrollCard(command.scroll).text[language];
    case 'usePotion':
      return treasureCard(command.potion).text[language];
    default:
      return null;
  }
}

/** How a blow would be struck, in a few words. */
export function meansText(command: NextCommand, language: Language): string {
  const side = sideNamed(command);
  const facing =
    side === null ? null : say(NEXT, language, 'withSide', { direction: directionName(side, language) });
  if (command.type !== 'strike' && command.type !== 'hold') return mannerText(command, facing, language);
  const { power = 0 } = command;
  const parts = [
    armText(command, language),
    command.design === true ? say(NEXT, language, 'withDesign', {}) : null,
    command.assured === true ? say(NEXT, language, 'withAssured', {}) : null,
    power > 0 ? say(NEXT, language, 'withPower', { power }) : null,
    command.type === 'strike' && command.group === true ? say(NEXT, language, 'withGroup', {}) : null,
    facing,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

type Blow = Extract<NextCommand, { type: 'strike' | 'hold' }>;

function armText(command: Blow, language: Language): string {
  if (command.type === 'hold' && command.spell !== undefined)
    return arcanumCard(command.spell).noun[language].one;
  const { mana = 0, bite } = command;
  if (command.with === 'magic') return say(NEXT, language, 'withMagic', { mana });
  if (bite === true) return say(NEXT, language, 'withBite', {});
  const arm = { dagger: 'withDagger', thrown: 'withThrown' } as const;
  return say(NEXT, language, command.with === undefined ? 'withWeapon' : arm[command.with], {});
}

/** How a card would be played. */
function mannerText(command: NextCommand, facing: string | null, language: Language): string {
  const parts = [
    'design' in command ? say(NEXT, language, 'withDesign', {}) : null,
    'group' in command ? say(NEXT, language, 'withGroup', {}) : null,
    facing,
  ].filter((part) => part !== null);
  return parts.length === 0 ? say(NEXT, language, 'withNothing', {}) : parts.join(', ');
}
