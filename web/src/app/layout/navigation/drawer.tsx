import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocaleNavLink } from '../../../platform/texts/locale-link.tsx';
import { useSession } from '../../../platform/requests/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ContactLines } from '../../../venue/components/contact/contact-lines.tsx';
import { SocialLinks } from '../../../venue/components/contact/social-links.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';
import { Brand } from './brand.tsx';
import { Copyright } from './footer.tsx';
import './drawer.css';
import { LanguageSwitch } from './language-switch.tsx';
import {
  ACCOUNT_PAGES,
  COMMUNITY_PAGES,
  FOOT_PAGES,
  MAIN_PAGES,
  TOURNAMENT_PAGE,
} from './navigation.ts';

/** Id of the menu, which its button names. */
export const DRAWER_ID = 'menu';

/**
 * The menu of small screens. It slides in from the start side: left, or right in Arabic. It is in
 * the page as it is sent, so that it opens and closes before the page is hydrated.
 */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: venue } = useVenue();
  // The menu links to the featured tournament, which may be missing in the public list of
  // tournaments.
  const cup = venue?.featuredTournament?.path ?? TOURNAMENT_PAGE;
  const personal = useSession()
    ? ACCOUNT_PAGES
    : FOOT_PAGES.filter(({ audience }) => audience === 'visitor');
  return (
    <Dialog
      id={DRAWER_ID}
      labelledBy="drawer-title"
      className="drawer on-light"
      open={open}
      onClose={onClose}
      rendered
    >
      <div className="drawer-head">
        <h2 id="drawer-title" className="unseen">
          {t('nav.menu')}
        </h2>
        <Brand onClick={onClose} />
        <button type="button" className="drawer-close" data-closes={DRAWER_ID} onClick={onClose}>
          <IconX size={24} aria-hidden />
          <span className="unseen">{t('nav.closeMenu')}</span>
        </button>
      </div>
      <LanguageSwitch />
      <nav aria-label={t('nav.menu')} className="drawer-nav">
        {[...MAIN_PAGES, ...COMMUNITY_PAGES, ...personal].map(({ to, label }) => (
          <LocaleNavLink key={to} to={to === TOURNAMENT_PAGE ? cup : to} within onClick={onClose}>
            {t(label)}
          </LocaleNavLink>
        ))}
      </nav>
      {venue && (
        <div className="drawer-foot">
          <ContactLines venue={venue} />
          <SocialLinks links={venue.socialLinks} />
          <Copyright />
        </div>
      )}
    </Dialog>
  );
}
