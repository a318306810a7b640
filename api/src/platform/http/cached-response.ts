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
