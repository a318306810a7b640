import arabicFont from '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2?url';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import displayFont from '@fontsource/saira-condensed/files/saira-condensed-latin-800-normal.woff2?url';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LOCALE } from '@five/shared/locales/locale';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { useLocale } from '../platform/texts/locale.ts';
import { Served } from '../platform/page/served.tsx';
import { SEND_EARLY_REQUEST } from '../platform/requests/early-request.ts';
import { STRIP_URL_TOKENS } from '../platform/requests/url-tokens.ts';
import './base.css';
import { RECORD_EARLY_CLICKS, replayEarlyClicks } from './early-clicks.ts';
import './served.css';
import { Loader } from './layout/loader.tsx';
import { Providers } from './providers.tsx';

export { BrokenPage as ErrorBoundary } from './pages/broken.tsx';

/**
 * Scripts in the built pages. They have run when the page is hydrated, so the bundle of the browser
 * does not contain them.
 */
const INLINE = import.meta.env.SSR
  ? {
      stripTokens: STRIP_URL_TOKENS,
      sendRequest: SEND_EARLY_REQUEST,
      recordClicks: RECORD_EARLY_CLICKS,
    }
  : { stripTokens: '', sendRequest: '', recordClicks: '' };

/** Properties of a script whose text hydration leaves as it is. */
const inline = (code: string) => ({
  dangerouslySetInnerHTML: { __html: code },
  suppressHydrationWarning: true,
});

/**
 * Placeholder until the router has loaded the code of the page; it is used for pages with a path
 * parameter, which are not prerendered. The server inserts what a visitor sees of some of them.
 */
export function HydrateFallback() {
  return (
    <>
      <Served />
      <Loader atStart />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { locale, dir } = useLocale();
  const fonts = locale === 'ar' ? [arabicFont, displayFont] : [displayFont, textFont];
  return (
    <html lang={locale} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* This script must run before the styles are parsed. Requests for fonts in the styles
            send the current URL of the page as referrer. Before this script runs, that URL may
            contain a token. */}
        <script {...inline(INLINE.stripTokens)} />
        <script {...inline(INLINE.sendRequest)} />
        <meta name="robots" content="noindex" />
        <meta name="application-name" content={t('brand')} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link
          rel="manifest"
          href={
            locale === DEFAULT_LOCALE ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`
          }
        />
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <script {...inline(INLINE.recordClicks)} />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(replayEarlyClicks, []);
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
