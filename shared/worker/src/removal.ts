import { worker } from './environment.ts';

/**
 * Removes the service worker and all that it has stored. It is served in place of the other workers
 * with the setting `SERVICE_WORKER=off`.
 */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}
