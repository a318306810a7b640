/** Whether who asks has this content already: `If-None-Match` may name several tags, weak ones, or any (RFC 9110, 13.1.2). */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag)); // no tag of ours holds a comma
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '');
