import { Injectable } from '@nestjs/common';
import { type Locale, LOCALES } from '@five/shared/locales/locale';
import { Translator } from '../../platform/i18n/translator.ts';
import { drawPng } from '../../platform/pictures/draw-png.ts';
import { drawnLogo } from '../../platform/drawn-logo.ts';
import { icoOf } from '../../platform/pictures/ico.ts';
import { logoIcon, signIcon, wrappedIcon } from '../../platform/pictures/sign.ts';
import { type MadeFile, MadeFiles } from '../../platform/site/made-files.ts';
import type { VenueRules } from '../venue-rules.ts';
import { VenueSettings } from '../venue-settings.ts';
import { LOGO_FOLDER, type VenueLogo, VenueLogos } from './logo/venue-logos.ts';
import { drawSharePicture } from './share-picture.ts';
import { deskManifestOf, deskManifestPath, manifestOf, manifestPath } from './site-manifest.ts';

/** What the files show of the settings. */
interface Brand extends Pick<VenueRules, 'name' | 'actionColor'> {
  logo: VenueLogo | null;
}

interface DrawnPicture {
  /** What the picture shows, to draw it again when that changes. */
  key: string;
  bytes: Promise<Buffer>;
}

const PNG = 'image/png';
const ICONS = [
  { path: '/icons/icon-192.png', size: 192, whole: false },
  { path: '/icons/icon-512.png', size: 512, whole: false },
  { path: '/icons/icon-maskable-512.png', size: 512, whole: true },
  { path: '/icons/apple-touch-icon.png', size: 180, whole: true },
] as const;
/** Size in pixels of the logo in the icon of browser tabs. */
const TAB_ICON = 96;

/** Size in pixels of the icon at `/favicon.ico`. */
const OLD_ICON_SIZE = 48;

/** Manifest, icons, logo and picture of shared links, with name, color and logo of the venue. */
@Injectable()
export class BrandFiles {
  /** Pictures by path, each drawn again when the name, the color or the logo changes. */
  private readonly pictures = new Map<string, DrawnPicture>();

  constructor(
    files: MadeFiles,
    private readonly settings: VenueSettings,
    private readonly logos: VenueLogos,
    private readonly translator: Translator,
  ) {
    for (const locale of LOCALES) {
      files.register(manifestPath(locale), () => this.manifest(locale));
      files.register(deskManifestPath(locale), () => this.deskManifest(locale));
      const path = `/share/${locale}.png`;
      files.register(path, () => this.picture(path, (brand) => this.share(locale, brand)));
    }
    for (const { path, size, whole } of ICONS)
      files.register(path, () => this.picture(path, async (brand) => icon(brand, size, whole)));
    files.register('/favicon.ico', () => this.oldIcon());
    for (const path of ['/favicon.svg', '/admin/favicon.svg'])
      files.register(path, () => this.favicon());
    files.registerHashed(LOGO_FOLDER, (name) => this.logo(name));
  }

  private async manifest(locale: Locale): Promise<MadeFile> {
    const { name, actionColor: color, logo } = await this.brand();
    const say = (key: string) => this.translator.message(locale, `brand.${key}`);
    const manifest = manifestOf(locale, {
      name,
      color,
      logo: logo && logo.hash,
      description: say('description'),
      book: say('book'),
    });
    return manifestFile(manifest);
  }

  private async deskManifest(locale: Locale): Promise<MadeFile> {
    const { name, logo } = await this.brand();
    const desk = this.translator.message(locale, 'brand.desk');
    return manifestFile(deskManifestOf(locale, { name, logo: logo && logo.hash, desk }));
  }

  /** The icon of browser tabs. Its path names an SVG, so that a logo is a PNG inside one. */
  private async favicon(): Promise<MadeFile> {
    const { actionColor, logo } = await this.brand();
    const svg =
      logo === null
        ? signIcon(actionColor, 32, false)
        : wrappedIcon(
            drawnLogo(
              (await this.picture('/favicon.svg', async (brand) => icon(brand, TAB_ICON, false)))
                .bytes,
            ),
          );
    return { type: 'image/svg+xml', bytes: Buffer.from(svg) };
  }

  /** The icon at the address that browsers and chats request without reading a page. */
  private async oldIcon(): Promise<MadeFile> {
    const { bytes } = await this.picture('/favicon.ico', async (brand) =>
      icon(brand, OLD_ICON_SIZE, false),
    );
    return { type: 'image/x-icon', bytes: icoOf(bytes, OLD_ICON_SIZE) };
  }

  /** The logo for pages, by its hash and the ground on which they show it. */
  private async logo(name: string): Promise<MadeFile | null> {
    const logo = await this.logos.current();
    if (logo === null) return null;
    if (name === `${logo.hash}-dark.png`) return { type: PNG, bytes: logo.onDark.bytes };
    if (name === `${logo.hash}-light.png`) return { type: PNG, bytes: logo.onLight.bytes };
    return null;
  }

  private share(locale: Locale, { name, actionColor: color, logo }: Brand): Promise<string> {
    const [title = '', text = ''] = ['title', 'text'].map((key) =>
      this.translator.message(locale, `brand.${key}`),
    );
    return drawSharePicture({
      locale,
      venue: name,
      color,
      logo: logo && logo.onDark,
      title,
      text,
    });
  }

  private async picture(path: string, draw: (brand: Brand) => Promise<string>): Promise<MadeFile> {
    const brand = await this.brand();
    const key = JSON.stringify([brand.name, brand.actionColor, brand.logo?.hash]);
    const known = this.pictures.get(path);
    const picture =
      known?.key === key
        ? known
        : { key, bytes: drawPng(() => draw(brand), brand.logo ? 'withLogo' : 'drawn') };
    if (picture !== known) {
      this.pictures.set(path, picture);
      picture.bytes.catch(() => this.pictures.delete(path));
    }
    return { type: PNG, bytes: await picture.bytes };
  }

  private async brand(): Promise<Brand> {
    const { name, actionColor } = await this.settings.current();
    return { name, actionColor, logo: await this.logos.current() };
  }
}

const icon = ({ actionColor, logo }: Brand, size: number, whole: boolean): string =>
  logo === null
    ? signIcon(actionColor, size, whole)
    : logoIcon(logo.picture, logo.ground, size, whole);

const manifestFile = (manifest: object): MadeFile => ({
  type: 'application/manifest+json; charset=utf-8',
  bytes: Buffer.from(JSON.stringify(manifest)),
});
