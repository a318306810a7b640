import { useTranslation } from 'react-i18next';
import { ConsentButton } from '../../../platform/analytics/consent-button.tsx';
import { useIsShown } from '../../../platform/page/hidden-pages.ts';
import { LocaleLink, markOf } from '../../../platform/texts/locale-link.tsx';
import { useSession } from '../../../platform/requests/session.ts';
import { ContactLines } from '../../../venue/components/contact/contact-lines.tsx';
import { WithVenue } from '../../../venue/components/with-venue.tsx';
import { OpeningHours } from '../../../venue/components/opening-hours.tsx';
import { Brand } from './brand.tsx';
import './footer.css';
import { COMMUNITY_PAGES, FOOT_PAGES } from './navigation.ts';
import { useVenue } from '../../../venue/venue.queries.ts';

export function Footer() {
  const { t } = useTranslation();
  const session = useSession();
  const isShown = useIsShown();
  const links = [
    ...FOOT_PAGES.filter(({ audience }) => audience === 'all' || !session),
    ...COMMUNITY_PAGES,
  ].filter(({ to }) => isShown(to));
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-grid">
          <div className="foot-brand">
            <Brand />
            <p>{t('footer.promise')}</p>
          </div>
          <section className="needs-scripts">
            <h2>{t('footer.contact')}</h2>
            <WithVenue height="7rem">{(venue) => <ContactLines venue={venue} />}</WithVenue>
          </section>
          <section className="needs-scripts">
            <h2>{t('footer.hours')}</h2>
            <WithVenue height="2rem" silent>
              {(venue) => <OpeningHours venue={venue} />}
            </WithVenue>
          </section>
          <nav aria-labelledby="foot-links">
            <h2 id="foot-links">{t('footer.links')}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to} {...markOf(to)}>
                  <LocaleLink to={to}>{t(label)}</LocaleLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="foot-end">
          <Copyright />
          <ConsentButton className="foot-consent" />
        </div>
      </div>
    </footer>
  );
}

export function Copyright() {
  const { t } = useTranslation();
  const { data: venue } = useVenue();
  return (
    <p className="copyright">
      © <bdi>{venue?.legal.name ?? t('brand')}</bdi>. {t('footer.rights')}
    </p>
  );
}
