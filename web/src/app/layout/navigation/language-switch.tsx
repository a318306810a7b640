import { localizePath, type Locale } from '@five/shared/locales/locale';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { rememberLocale, useLocale } from '../../../platform/texts/locale.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { carryStorage } from '@five/client/browser/storage';
import { Flag } from '../../../ui/flags.tsx';

const NAMES: [Locale, string][] = [
  ['ar', 'العربية'],
  ['en', 'English'],
  ['fr', 'Français'],
];

/**
 * Links to the page in the other languages. The language is fixed for the lifetime of a document,
 * so each link is a full page load.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { locale } = useLocale();
  // The page was prerendered without a query string; a query string in the first render would cause
  // a hydration mismatch.
  const query = useSession() === undefined ? '' : search;
  return (
    <div className="languages" role="group" aria-label={t('nav.language')}>
      {NAMES.map(([other, name]) => (
        <a
          key={other}
          href={localizePath(pathname, other) + query}
          lang={other}
          hrefLang={other}
          title={name}
          aria-current={other === locale ? 'true' : undefined}
          onClick={(event) => choose(other, event)}
        >
          <Flag locale={other} />
          <span className="unseen">{name}</span>
        </a>
      ))}
    </div>
  );
}

/**
 * Remembers the chosen language. If the browser refuses storage, passes the in-memory storage to
 * the next page. A click with Ctrl, Meta or Shift opens another tab, so that storage is not passed
 * then.
 */
function choose(locale: Locale, { ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  rememberLocale(locale);
  if (!ctrlKey && !metaKey && !shiftKey) carryStorage();
}
