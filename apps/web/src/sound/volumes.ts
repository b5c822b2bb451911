/** The volume of each kind of sound. */

export interface Volumes {
  /** Each 0 to 1. */
  readonly effects: number;
  readonly ambience: number;
  readonly voice: number;
  readonly notices: number;
  readonly muted: boolean;
}

export const SILENT: Volumes = { effects: 0, ambience: 0, voice: 0, notices: 0, muted: true };

/** The effective volume of a part. */
export function loudness(volumes: Volumes, part: Exclude<keyof Volumes, 'muted'>): number {
  return volumes.muted ? 0 : Math.min(1, Math.max(0, volumes[part]));
}
