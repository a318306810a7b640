/**
 * Whether `If-None-Match` matches, so that the response is 304. The header may contain several
 * tags, weak tags, or `*` (RFC 9110, 13.1.2).
 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  // Splitting at commas is safe, because tags of this API contain no comma.
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '');
