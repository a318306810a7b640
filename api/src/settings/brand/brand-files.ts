import { Injectable } from '@nestjs/common';
import { type Locale, LOCALES } from '@five/shared/locales/locale';
import { Translator } from '../../platform/i18n/translator.ts';
import { drawPng } from '../../platform/pictures/draw-png.ts';
import { type MadeFile, MadeFiles } from '../../platform/site/made-files.ts';
import { VenueSettings } from '../venue-settings.ts';
import { drawSharePicture } from './share-picture.ts';
import { manifestOf, manifestPath } from './site-manifest.ts';

interface DrawnPicture {
  name: string;
  bytes: Promise<Buffer>;
}

/** The manifest and the picture of shared links, with the name of the venue. */
@Injectable()
export class BrandFiles {
  /** Pictures by language, each drawn again when the name changes. */
  private readonly pictures = new Map<Locale, DrawnPicture>();

  constructor(
    files: MadeFiles,
    private readonly settings: VenueSettings,
    private readonly translator: Translator,
  ) {
    for (const locale of LOCALES) {
      files.register(manifestPath(locale), () => this.manifest(locale));
      files.register(`/share/${locale}.png`, () => this.picture(locale));
    }
  }

  private async manifest(locale: Locale): Promise<MadeFile> {
    const { name } = await this.settings.current();
    const say = (key: string) => this.translator.message(locale, `brand.${key}`);
    const manifest = manifestOf(locale, {
      name,
      description: say('description'),
      book: say('book'),
    });
    return {
      type: 'application/manifest+json; charset=utf-8',
      bytes: Buffer.from(JSON.stringify(manifest)),
    };
  }

  private async picture(locale: Locale): Promise<MadeFile> {
    const { name } = await this.settings.current();
    const known = this.pictures.get(locale);
    const picture = known?.name === name ? known : this.draw(locale, name);
    return { type: 'image/png', bytes: await picture.bytes };
  }

  private draw(locale: Locale, name: string): DrawnPicture {
    const [title, text] = ['title', 'text'].map((key) =>
      this.translator.message(locale, `brand.${key}`),
    );
    const bytes = drawPng(() =>
      drawSharePicture({ locale, venue: name, title: title ?? '', text: text ?? '' }),
    );
    const picture = { name, bytes };
    this.pictures.set(locale, picture);
    bytes.catch(() => this.pictures.delete(locale));
    return picture;
  }
}
