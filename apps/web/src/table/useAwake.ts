/** Keeps the device's screen on, if the browser can. */
import { useEffect } from 'react';

export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery: the screen then goes dark as usual.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (left) void lock?.release();
    };
    const seen = () => void hold();
    seen();
    // A page that was hidden has lost its lock.
    document.addEventListener('visibilitychange', seen);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', seen);
      void lock?.release();
    };
  }, [wanted]);
}
