import { DEFAULT_LOCALE, dirOf, type Locale, localizePath } from '@five/shared/locales/locale';

interface ManifestTexts {
  name: string;
  /** Color of the venue, `#rrggbb`. */
  color: string;
  description: string;
  /** Name of the shortcut to the page of new bookings. */
  book: string;
  /** Hash of the venue's own logo, so that installed apps request the icons again; null: none. */
  logo: string | null;
}

const PNG = 'image/png';
const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: PNG },
  { src: '/icons/icon-512.png', sizes: '512x512', type: PNG },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
];

/** Path of the manifest in one language. */
export const manifestPath = (locale: Locale): string =>
  locale === DEFAULT_LOCALE ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;

/** Path of the manifest of the back-office in one language. */
export const deskManifestPath = (locale: Locale): string => `/admin${manifestPath(locale)}`;

const GROUND = '#101417';

const iconsOf = (logo: string | null) =>
  ICONS.map((icon) => (logo ? { ...icon, src: `${icon.src}?${logo}` } : icon));

/** The web app manifest of the site in one language. */
export function manifestOf(
  locale: Locale,
  { name, color, description, book, logo }: ManifestTexts,
): object {
  const start = localizePath('/', locale);
  return {
    id: start,
    name,
    short_name: name,
    description,
    lang: locale,
    dir: dirOf(locale),
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: color,
    icons: iconsOf(logo),
    shortcuts: [{ name: book, url: localizePath('/account/reservations/create', locale) }],
  };
}

/**
 * The web app manifest of the back-office in one language.
 * @param desk name of the back-office
 */
export function deskManifestOf(
  locale: Locale,
  { name, logo, desk }: Pick<ManifestTexts, 'name' | 'logo'> & { desk: string },
): object {
  return {
    id: '/admin/',
    name: `${desk} · ${name}`,
    short_name: desk,
    lang: locale,
    dir: dirOf(locale),
    start_url: '/admin/',
    scope: '/admin',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons: iconsOf(logo),
  };
}
