import { Injectable } from '@nestjs/common';
import { type Locale, LOCALES } from '@five/shared/locales/locale';
import { Translator } from '../../platform/i18n/translator.ts';
import { drawPng } from '../../platform/pictures/draw-png.ts';
import { signIcon } from '../../platform/pictures/sign.ts';
import { type MadeFile, MadeFiles } from '../../platform/site/made-files.ts';
import type { VenueRules } from '../venue-rules.ts';
import { VenueSettings } from '../venue-settings.ts';
import { drawSharePicture } from './share-picture.ts';
import { manifestOf, manifestPath } from './site-manifest.ts';

/** What the files show of the settings. */
type Brand = Pick<VenueRules, 'name' | 'actionColor'>;

interface DrawnPicture extends Brand {
  bytes: Promise<Buffer>;
}

const ICONS = [
  { path: '/icons/icon-192.png', size: 192, whole: false },
  { path: '/icons/icon-512.png', size: 512, whole: false },
  { path: '/icons/icon-maskable-512.png', size: 512, whole: true },
  { path: '/icons/apple-touch-icon.png', size: 180, whole: true },
] as const;

/** Manifest, icons and picture of shared links, with name and color of the venue. */
@Injectable()
export class BrandFiles {
  /** Pictures by path, each drawn again when the name or the color changes. */
  private readonly pictures = new Map<string, DrawnPicture>();

  constructor(
    files: MadeFiles,
    private readonly settings: VenueSettings,
    private readonly translator: Translator,
  ) {
    for (const locale of LOCALES) {
      files.register(manifestPath(locale), () => this.manifest(locale));
      const path = `/share/${locale}.png`;
      files.register(path, () => this.picture(path, (brand) => this.share(locale, brand)));
    }
    for (const { path, size, whole } of ICONS)
      files.register(path, () =>
        this.picture(path, async ({ actionColor }) => signIcon(actionColor, size, whole)),
      );
    for (const path of ['/favicon.svg', '/admin/favicon.svg'])
      files.register(path, () => this.favicon());
  }

  private async manifest(locale: Locale): Promise<MadeFile> {
    const { name, actionColor: color } = await this.settings.current();
    const say = (key: string) => this.translator.message(locale, `brand.${key}`);
    const manifest = manifestOf(locale, {
      name,
      color,
      description: say('description'),
      book: say('book'),
    });
    return {
      type: 'application/manifest+json; charset=utf-8',
      bytes: Buffer.from(JSON.stringify(manifest)),
    };
  }

  private async favicon(): Promise<MadeFile> {
    const { actionColor } = await this.settings.current();
    return { type: 'image/svg+xml', bytes: Buffer.from(signIcon(actionColor, 32, false)) };
  }

  private share(locale: Locale, { name, actionColor: color }: Brand): Promise<string> {
    const [title = '', text = ''] = ['title', 'text'].map((key) =>
      this.translator.message(locale, `brand.${key}`),
    );
    return drawSharePicture({ locale, venue: name, color, title, text });
  }

  private async picture(path: string, draw: (brand: Brand) => Promise<string>): Promise<MadeFile> {
    const { name, actionColor } = await this.settings.current();
    const known = this.pictures.get(path);
    const picture =
      known?.name === name && known.actionColor === actionColor
        ? known
        : { name, actionColor, bytes: drawPng(() => draw({ name, actionColor })) };
    if (picture !== known) {
      this.pictures.set(path, picture);
      picture.bytes.catch(() => this.pictures.delete(path));
    }
    return { type: 'image/png', bytes: await picture.bytes };
  }
}
