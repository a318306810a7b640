import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { DEFAULT_LOCALE, localizePath } from '@five/shared/locales/locale';
import { Bell } from '../../../account/components/bell.tsx';
import { LocaleLink, LocaleNavLink } from '../../../platform/texts/locale-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { AccountLink } from './account-link.tsx';
import { Brand } from './brand.tsx';
import { ChatLink } from './chat-link.tsx';
import { Drawer, DRAWER_ID } from './drawer.tsx';
import './header.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MAIN_PAGES, RESERVE_PAGE } from './navigation.ts';

export function Header() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <header className="bar">
      <div className="wrap bar-row">
        <button
          type="button"
          className="bar-menu"
          aria-haspopup="dialog"
          aria-controls={DRAWER_ID}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <IconMenu2 size={26} aria-hidden />
          <span className="unseen">{t('nav.openMenu')}</span>
        </button>
        <Brand />
        <nav className="bar-nav" aria-label={t('nav.main')}>
          {MAIN_PAGES.map(({ to, label }) => (
            <LocaleNavLink key={to} to={to} within>
              {t(label)}
            </LocaleNavLink>
          ))}
        </nav>
        <div className="bar-end">
          <LanguageSwitch />
          <ChatLink />
          <Bell />
          <AccountLink />
          <ReserveLink />
        </div>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} />
    </header>
  );
}

/**
 * The booking button of the bar. It is hidden on the booking page, and less prominent on pages that
 * have their own main button.
 */
function ReserveLink() {
  const { t } = useTranslation();
  const page = localizePath(useLocation().pathname, DEFAULT_LOCALE);
  if (page === RESERVE_PAGE || page === '/account/reservations/create') return null;
  const quiet = page === '/' || /^\/(account|auth|reset)/.test(page);
  return (
    <LocaleLink
      to={RESERVE_PAGE}
      className={`${buttonClass(quiet ? 'ghost' : 'primary')} bar-reserve`}
    >
      {t('action.reserve')}
    </LocaleLink>
  );
}
