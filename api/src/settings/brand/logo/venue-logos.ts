import { Injectable } from '@nestjs/common';
import type { VenueLogoAnswer } from '@five/shared/venue/brand/logo.contract';
import { DataSource } from 'typeorm';
import { CachedValue } from '../../../platform/database/cached-value.ts';
import { PgListener } from '../../../platform/database/pg-listener.ts';
import { type DrawnLogo, drawnLogo } from '../../../platform/drawn-logo.ts';
import { VenueLogoRow } from './venue-logo.entity.ts';

/** The venue's own logo in its sizes. */
export interface VenueLogo {
  hash: string;
  /** Color behind the logo in icons, `#rrggbb`. */
  ground: string;
  /** Without a plate. */
  picture: DrawnLogo;
  onDark: DrawnLogo;
  onLight: DrawnLogo;
  /** For grounds that the reader's program may turn from dark to light, as in mails. */
  onAny: DrawnLogo;
}

/** Folder of the site with the pictures of the logo, which are named by its hash. */
export const LOGO_FOLDER = '/brand/';

/** Reads the venue's own logo. It is cached until the settings change. */
@Injectable()
export class VenueLogos {
  private readonly cache: CachedValue<VenueLogo | null>;

  constructor(
    private readonly source: DataSource,
    pgListener: PgListener,
  ) {
    this.cache = new CachedValue(pgListener, 'venue', () => this.read());
  }

  /** The logo; null: the drawn sign is shown. */
  current(): Promise<VenueLogo | null> {
    return this.cache.get();
  }

  private async read(): Promise<VenueLogo | null> {
    const row = await this.source.getRepository(VenueLogoRow).findOneBy({ id: 1 });
    return (
      row && {
        hash: row.hash,
        ground: row.ground,
        picture: drawnLogo(row.picture),
        onDark: drawnLogo(row.onDark),
        onLight: drawnLogo(row.onLight),
        onAny: drawnLogo(row.onAny),
      }
    );
  }
}

/** The logo with the paths of its pictures. */
export function logoAnswer({ hash, onDark, onLight }: VenueLogo): VenueLogoAnswer {
  const shown = (name: string, { width, height }: DrawnLogo) => ({
    url: `${LOGO_FOLDER}${hash}-${name}.png`,
    width,
    height,
  });
  return { onDark: shown('dark', onDark), onLight: shown('light', onLight) };
}
