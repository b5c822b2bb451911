/** The dungeon's ambience, generated live: a low wind, and drips at random. */

export interface Ambience {
  setVolume(volume: number): void;
  stop(): void;
}

/** Shortest and longest wait between two drips, in seconds. */
const DRIPS = { least: 1.8, most: 7 } as const;

export function startAmbience(context: AudioContext, volume: number): Ambience {
  const out = context.createGain();
  out.gain.value = volume * 0.5;
  out.connect(context.destination);
  const wind = startWind(context, out);
  let drip = 0;
  let count = 0;
  const next = (): void => {
    const wait = DRIPS.least + chance(count++) * (DRIPS.most - DRIPS.least);
    drip = window.setTimeout(() => {
      playDrip(context, out, chance(count + 7));
      next();
    }, wait * 1000);
  };
  next();
  return {
    setVolume: (wanted) => out.gain.setTargetAtTime(wanted * 0.5, context.currentTime, 0.3),
    stop: () => {
      window.clearTimeout(drip);
      wind.stop();
      out.disconnect();
    },
  };
}

/** Noise through a filter that slowly opens and closes. */
function startWind(context: AudioContext, out: AudioNode): AudioBufferSourceNode {
  const seconds = 6;
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let at = 0; at < samples.length; at += 1) {
    last = (last + 0.02 * (chance(at) * 2 - 1)) / 1.02;
    samples[at] = last * 3.2;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 320;
  const breath = context.createOscillator();
  const depth = context.createGain();
  breath.frequency.value = 0.07;
  depth.gain.value = 180;
  breath.connect(depth).connect(filter.frequency);
  breath.start();
  source.connect(filter).connect(out);
  source.start();
  source.addEventListener('ended', () => breath.stop());
  return source;
}

function playDrip(context: AudioContext, out: AudioNode, pitch: number): void {
  const tone = context.createOscillator();
  const gain = context.createGain();
  const now = context.currentTime;
  tone.frequency.setValueAtTime(700 + pitch * 900, now);
  tone.frequency.exponentialRampToValueAtTime(320 + pitch * 300, now + 0.09);
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.exponentialRampToValueAtTime(0.32, now + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.22);
  tone.connect(gain).connect(out);
  tone.start(now);
  tone.stop(now + 0.25);
}

/** A number from 0 up to 1, for the sound alone. */
function chance(at: number): number {
  const mixed = Math.sin((at + 1) * 12.9898) * 43758.5453;
  return mixed - Math.floor(mixed);
}
