/** ZzFX comes without types; these cover what we use. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    buildSamples(...recipe: (number | undefined)[]): number[];
    playSamples(channels: number[][], volume?: number, rate?: number): AudioBufferSourceNode;
  };
}
