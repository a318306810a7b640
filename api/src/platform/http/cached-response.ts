import { createHash } from 'node:crypto';

/** A response that is serialized once and shared by all requests that get the same content. */
export class CachedResponse {
  readonly json: Buffer;
  readonly tag: string;
  /** `Content-Range` header of a collection: the range of its rows. */
  readonly contentRange: string | undefined;

  constructor(answer: object, contentRange?: string) {
    this.contentRange = contentRange;
    this.json = Buffer.from(JSON.stringify(answer));
    this.tag = entityTagOf(this.json);
  }
}

/** The weak entity tag of a response body, derived from its hash. */
export const entityTagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`;

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
