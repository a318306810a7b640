/**
 * Returns path, query and hash of an address of this origin; the path of the home page for any
 * other address.
 */
export function ownPageOf(address: unknown, origin: string): string {
  const url = typeof address === 'string' ? urlOf(address, origin) : null;
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/';
}

function urlOf(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}
