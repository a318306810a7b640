import { useTranslation } from 'react-i18next';
import { ConsentChange } from '../../platform/consent-change.tsx';
import { LocaleLink } from '../../platform/locale-link.tsx';
import { useSession } from '../../platform/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ContactLines } from '../../venue/components/contact-lines.tsx';
import { OpeningHours } from '../../venue/components/opening-hours.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import { Brand } from './brand.tsx';
import { Copyright } from './copyright.tsx';
import './footer.css';
import { FOOT_PAGES } from './navigation.ts';

export function Footer() {
  const { t } = useTranslation();
  const { data: venue } = useVenue();
  const session = useSession();
  const links = FOOT_PAGES.filter(({ who }) => who === 'all' || !session);
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-grid">
          <div className="foot-brand">
            <Brand />
            <p>{t('footer.promise')}</p>
          </div>
          <section>
            <h2>{t('footer.contact')}</h2>
            {venue ? <ContactLines venue={venue} /> : <Skeleton height="7rem" />}
          </section>
          <section>
            <h2>{t('footer.hours')}</h2>
            {venue ? <OpeningHours week={venue.openingHours} /> : <Skeleton height="2rem" />}
          </section>
          <nav aria-labelledby="foot-links">
            <h2 id="foot-links">{t('footer.links')}</h2>
            <ul>{links.map(({ to, label }) => <li key={to}><LocaleLink to={to}>{t(label)}</LocaleLink></li>)}</ul>
          </nav>
        </div>
        <div className="foot-end">
          <Copyright />
          <ConsentChange className="foot-consent" />
        </div>
      </div>
    </footer>
  );
}
