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
    background_color: '#101417',
    theme_color: color,
    icons: ICONS.map((icon) => (logo ? { ...icon, src: `${icon.src}?${logo}` } : icon)),
    shortcuts: [{ name: book, url: localizePath('/account/reservations/create', locale) }],
  };
}
