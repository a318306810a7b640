import { Injectable } from '@nestjs/common';
import { entityTagOf } from '../../../platform/http/cached-response.ts';
import { DomainError, tooManyRequests } from '../../../platform/http/domain-error.ts';
import { Semaphore } from '../../../platform/semaphore.ts';
import { drawMatchPicture, type PictureTexts } from './match-picture.ts';
import { MatchPreviews } from './match-previews.ts';

/** A preview picture as PNG, with its entity tag. */
export interface MatchPicture {
  bytes: Buffer;
  etag: string;
}

/** Number of pictures in memory, about 30 kB each. */
const MOST_KEPT = 100;
const MOST_QUEUED = 20;
/** Number of colours of the file. The drawing has few, and fewer colours make it smaller. */
const COLOURS = 64;
/** Drawing takes a tenth of a second of a processor, so one picture is drawn at a time. */
const drawing = new Semaphore(1, { maxQueued: MOST_QUEUED }, tooManyRequests);

/** Pictures of link previews. A picture is drawn once for its content and kept for a while. */
@Injectable()
export class MatchPictures {
  /** Pictures by their texts, the least recently requested first. */
  private readonly kept = new Map<string, Promise<MatchPicture>>();

  constructor(private readonly previews: MatchPreviews) {}

  /**
   * The picture of the match that a token opens.
   * @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS if too many pictures wait to be drawn
   */
  async of(token: string): Promise<MatchPicture> {
    const texts = await this.previews.pictureTexts(token);
    if (texts === null) throw new DomainError('NOT_FOUND');
    const key = JSON.stringify(texts);
    const picture = this.kept.get(key) ?? this.draw(key, texts);
    this.keep(key, picture);
    return picture;
  }

  private draw(key: string, texts: PictureTexts): Promise<MatchPicture> {
    const picture = drawing.run(() => pngOf(texts));
    picture.catch(() => this.kept.delete(key));
    return picture;
  }

  private keep(key: string, picture: Promise<MatchPicture>): void {
    this.kept.delete(key);
    this.kept.set(key, picture);
    const [longestUnasked] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && longestUnasked !== undefined)
      this.kept.delete(longestUnasked);
  }
}

async function pngOf(texts: PictureTexts): Promise<MatchPicture> {
  const [{ default: sharp }, svg] = await Promise.all([import('sharp'), drawMatchPicture(texts)]);
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS }).toBuffer();
  return { bytes, etag: entityTagOf(bytes) };
}
