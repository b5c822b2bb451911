/** The app without a network: starts the service worker, and reports a waiting version or a missing network. */
import { useSyncExternalStore } from 'react';
import { withBase } from '../base.ts';
import type { Use } from './plan.ts';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', tellUse, { once: true });
  navigator.serviceWorker.register(withBase('/sw.js')).then(watch, (error: unknown) => {
    console.warn('no service worker:', error);
  });
}

/** A first visit loads files before its worker is there to keep them. */
function tellUse(): void {
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  navigator.serviceWorker.controller?.postMessage({ used } satisfies Use);
}

/** True when a new version is ready. Nothing changes until `takeUpdate` is called. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== null);
}

/** Reloads the page with the new version. Tables are kept by their host, not by the page. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  waiting?.postMessage('takeOver');
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
}

function watch(registration: ServiceWorkerRegistration): void {
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) found(installing);
    });
  });
}

function found(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function subscribeToNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
