const ENCODED = /%([0-9a-f]{2})/gi;
const UNRESERVED = /[A-Za-z0-9_~-]/;
const ABSOLUTE = /^https?:\/\/[^/?]*/i;

/**
 * The canonical form of a request URL: without a host, and without needless percent-encoding of
 * letters and digits (RFC 3986, 6.2.2.2). The router treats `/%61pi` as `/api`, so a check of the
 * raw path would miss it. Dots remain encoded, so that no path segment becomes a step to the
 * parent.
 */
export function canonicalUrl(url: string): string {
  const bare = url.replace(ABSOLUTE, '');
  const query = bare.indexOf('?');
  const path = query < 0 ? bare : bare.slice(0, query);
  const read = path.replace(ENCODED, (encoded, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return UNRESERVED.test(character) ? character : encoded;
  });
  return (read || '/') + bare.slice(path.length);
}
