/** ZzFX comes without types; this is what we use of it. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    buildSamples(...recipe: (number | undefined)[]): number[];
    playSamples(channels: number[][], volume?: number, rate?: number): AudioBufferSourceNode;
  };
}
