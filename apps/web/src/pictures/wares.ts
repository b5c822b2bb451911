/** Weapons, armour and tools that more than one game sells. */
import type { EquipmentId } from '@oubliette/classic';
import { thing } from './making.ts';
import type { Thing } from './making.ts';
import type { PaintName } from './paints.ts';
import type { Picture } from './picture.ts';

/** Hung above the armourer's bench. */
export function bench(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return thing(icon, paint, {
    family: 'hazard',
    place: 'shelf',
    afloat: true,
    at: [132, 116],
    size: 168,
    halo: [132, 112, 110],
    ...more,
  });
}

/** What glows by itself. */
export function magic(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return thing(icon, paint, {
    family: 'wisdom',
    place: 'rays',
    afloat: true,
    at: [132, 118],
    size: 170,
    halo: [132, 112, 130],
    weather: ['sparkle'],
    ...more,
  });
}

const HAFT = [['wood', 'M0 250H230V512H0z']] as const;

export const ware = {
  dagger: bench('plain-dagger', 'steel', { size: 140, zones: [['leather', 'M0 300H230V512H0z']] }),
  staff: bench('wizard-staff', 'wood'),
  spear: bench('stone-spear', 'wood', { zones: [['steel', 'M300 280H512V512H300z']] }),
  handAxe: bench('wood-axe', 'steel', { size: 150, zones: HAFT }),
  shortsword: bench('pointy-sword', 'steel', { size: 140, zones: [['leather', 'M0 330H190V512H0z']] }),
  broadsword: bench('broadsword', 'steel', { zones: [['brass', 'M0 300H250V512H0z']] }),
  longsword: bench('sword-hilt', 'steel', { size: 180 }),
  greatsword: bench('two-handed-sword', 'steel', { size: 196, zones: [['leather', 'M0 0H200V190H0z']] }),
  twinBlades: bench('crossed-swords', 'steel', { zones: [['brass', 'M0 330H512V512H0z']] }),
  warhammer: bench('warhammer', 'steel', { zones: HAFT }),
  battleAxe: bench('battle-axe', 'steel', { size: 180, zones: HAFT }),
  greatAxe: bench('sharp-axe', 'steel', { size: 184, zones: HAFT }),
  halberd: bench('sharp-halberd', 'steel', { size: 180 }),
  shortBow: bench('pocket-bow', 'wood', { size: 150, zones: [['steel', 'M330 300H512V512H330z']] }),
  longBow: bench('high-shot', 'wood', { size: 184 }),
  crossbow: bench('crossbow', 'wood', { zones: [['steel', 'M230 0H512V270H300z']] }),
  club: bench('wood-club', 'wood'),
  staffShod: bench('bo', 'wood', { size: 180 }),
  helmet: bench('visored-helm', 'steel', { size: 150 }),
  circlet: bench('jewel-crown', 'brass', { size: 140 }),
  shield: bench('checked-shield', 'steel', {
    size: 156,
    zones: [['royal', 'M256 0H512V256H256zM0 256H256V512H0z']],
  }),
  leather: bench('leather-armor', 'leather', { size: 160 }),
  chainMail: bench('mail-shirt', 'steel', { size: 166 }),
  plateArmour: bench('breastplate', 'steel', { size: 170 }),
  tunic: bench('shirt', 'linen', { size: 156 }),
  robe: bench('robe', 'arcane', { size: 172 }),
  toolKit: bench('toolbox', 'wood', { size: 156, zones: [['iron', 'M0 0H512V220H0z']] }),
  rope: bench('rope-coil', 'linen', { size: 150 }),
} as const satisfies Readonly<Record<string, Picture>>;

/** The classic armoury. */
export const EQUIPMENT = {
  dagger: ware.dagger,
  staff: ware.staff,
  spear: ware.spear,
  handAxe: ware.handAxe,
  broadsword: ware.broadsword,
  crossbow: ware.crossbow,
  battleAxe: ware.battleAxe,
  helmet: ware.helmet,
  shield: ware.shield,
  chainMail: ware.chainMail,
  plateArmour: ware.plateArmour,
  toolKit: ware.toolKit,
} as const satisfies Readonly<Record<EquipmentId, Picture>>;
