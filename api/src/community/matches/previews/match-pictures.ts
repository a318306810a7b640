import { Injectable } from '@nestjs/common';
import { entityTagOf } from '../../../platform/http/cached-response.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { drawPng } from '../../../platform/pictures/draw-png.ts';
import { type VenueLogo, VenueLogos } from '../../../settings/brand/logo/venue-logos.ts';
import { drawMatchPicture, type PictureTexts } from './match-picture.ts';
import { MatchPreviews } from './match-previews.ts';

/** A preview picture as PNG, with its entity tag. */
export interface MatchPicture {
  bytes: Buffer;
  etag: string;
}

/** Number of pictures in memory, about 30 kB each. */
const MOST_KEPT = 100;

/** Pictures of link previews. A picture is drawn once for its content and kept for a while. */
@Injectable()
export class MatchPictures {
  /** Pictures by their texts and the logo, the least recently requested first. */
  private readonly kept = new Map<string, Promise<MatchPicture>>();

  constructor(
    private readonly previews: MatchPreviews,
    private readonly logos: VenueLogos,
  ) {}

  /**
   * The picture of the match that a token opens.
   * @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS if too many pictures wait to be drawn
   */
  async of(token: string): Promise<MatchPicture> {
    const texts = await this.previews.pictureTexts(token);
    if (texts === null) throw new DomainError('NOT_FOUND');
    const logo = await this.logos.current();
    const key = JSON.stringify([texts, logo?.hash]);
    const picture = this.kept.get(key) ?? this.draw(key, texts, logo);
    this.keep(key, picture);
    return picture;
  }

  private draw(key: string, texts: PictureTexts, logo: VenueLogo | null): Promise<MatchPicture> {
    const picture = pngOf(texts, logo);
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

async function pngOf(texts: PictureTexts, logo: VenueLogo | null): Promise<MatchPicture> {
  const bytes = await drawPng(
    () => drawMatchPicture(texts, logo && logo.onDark),
    logo ? 'withLogo' : 'drawn',
  );
  return { bytes, etag: entityTagOf(bytes) };
}
