/**
 * Whether `If-None-Match` matches, so that the response is 304. It may name several tags, weak
 * tags, or any (RFC 9110, 13.1.2).
 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  // Tags of this API contain no comma.
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '');
