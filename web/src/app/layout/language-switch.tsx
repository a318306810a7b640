import { localizePath, type Locale } from '@five/shared/locales/locale';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { rememberLocale, useLocale } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { carryStorage } from '../../platform/storage.ts';
import { Flag } from '../../ui/flags.tsx';

const NAMES: [Locale, string][] = [
  ['ar', 'العربية'],
  ['en', 'English'],
  ['fr', 'Français'],
];

/** A document has one language for its lifetime, so another language loads its own page. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { locale } = useLocale();
  // The page was prerendered without a query; a query in the first render would cause a mismatch.
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

/** A link that opens in another tab does not leave this page, so its storage is not passed on. */
function choose(locale: Locale, { ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  rememberLocale(locale);
  if (!ctrlKey && !metaKey && !shiftKey) carryStorage();
}
