import { createHash } from 'node:crypto';

/** An answer as it goes over the wire, made once for all who get the same. */
export class Serialized {
  readonly json: Buffer;
  readonly tag: string;
  /** Of a collection: which of its rows these are. */
  readonly contentRange: string | undefined;

  constructor(answer: object, contentRange?: string) {
    this.contentRange = contentRange;
    this.json = Buffer.from(JSON.stringify(answer));
    this.tag = tagOf(this.json);
  }
}

/** The entity tag of a content: the same content has the same. */
export const tagOf = (content: string | Buffer): string => `W/"${createHash('sha1').update(content).digest('base64url')}"`;
