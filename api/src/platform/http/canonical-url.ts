const ENCODED = /%([0-9a-f]{2})/gi;
const UNRESERVED = /[A-Za-z0-9_~-]/;
const ABSOLUTE = /^https?:\/\/[^/?]*/i;

/**
 * The address of a request in the one form in which everybody here reads it: without a host, and no letter or digit encoded that need
 * not be (RFC 3986, 6.2.2.2). The router would read `/%61pi` as `/api`, and whatever looks at the path before it would not. Dots stay as
 * they are: nothing may become a step upwards.
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
