/**
 * Registers a service worker once the page is loaded, so that it delays neither the page nor its
 * requests. Browsers without service workers go without.
 * @param onControlled called when the worker answers the requests of this page, which may have sent
 * others before
 * @returns a function that ends the wait for the worker
 */
export function registerWorker(
  url: string,
  scope: string,
  onControlled: () => unknown,
): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) onControlled();
  serviceWorker.addEventListener('controllerchange', onControlled);
  // A failure is no fault of the page, which then cannot be opened offline.
  const register = () => void serviceWorker.register(url, { scope }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
  return () => {
    serviceWorker.removeEventListener('controllerchange', onControlled);
    removeEventListener('load', register);
  };
}
