/** The chapter of weapons, armour and monsters' abilities. */
import type { Chapter } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import { berserkAppliers, berserkOffers, calmDown, goBerserk } from './berserk.ts';
import { blastAppliers, blastFrame } from './blast.ts';
import { contagionAppliers, contagionFrame, touched } from './contagion.ts';
import { deviceAppliers, deviceOffers, dischargeFrame, useDevice } from './devices.ts';
import { fearAppliers, fearFrame, takeHeart, testFear } from './fear.ts';
import { clearGas, gasAppliers, gasFrame, lingeringGas } from './gas.ts';
import { handAppliers, handOffers, takeInHand } from './hand.ts';
import { regenerate, regenerationAppliers } from './regeneration.ts';
import { DEVICES } from './types.ts';
import type { GearCommand, GearFacts, GearFrame } from './types.ts';

const id = 'text';

/** The start of a combat phase: fear for one side; for monsters, healing wounds and lingering gas. */
function phaseBegins(play: Play): void {
  const { mode, phase } = play.state.turn;
  calmDown(play);
  if (mode !== 'combat') return;
  if (phase === 'heroes') return testFear(play, 'heroes');
  if (phase !== 'master') return;
  takeHeart(play);
  regenerate(play);
  testFear(play, 'monsters');
  lingeringGas(play);
}

export const gearChapter: Chapter<GearCommand, GearFacts, GearFrame> = {
  shapes: {
    takeInHand: { figure: id, weapon: id },
    goBerserk: { figure: id },
    useDevice: { figure: id, device: DEVICES, target: 'text or null' },
  },
  handlers: { takeInHand, goBerserk, useDevice },
  appliers: {
    ...handAppliers,
    ...fearAppliers,
    ...berserkAppliers,
    ...regenerationAppliers,
    ...contagionAppliers,
    ...deviceAppliers,
    ...blastAppliers,
    ...gasAppliers,
  },
  frames: {
    fear: fearFrame,
    contagion: contagionFrame,
    discharge: dischargeFrame,
    blast: blastFrame,
    gas: gasFrame,
  },
  offers: (_world, state, seat) =>
    seat === MASTER ? [...berserkOffers(state), ...deviceOffers(state)] : handOffers(state),
  reacts: {
    turnBegan: phaseBegins,
    phaseBegan: phaseBegins,
    died: calmDown,
    knockedOut: calmDown,
    stepped: calmDown,
    fightEnded: clearGas,
    struck: (play, event) => {
      const { figure, target } = event;
      touched(play, figure, target);
    },
  },
};
