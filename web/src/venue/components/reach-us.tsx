import { useTranslation } from 'react-i18next';
import { useVenue } from '../venue.queries.ts';
import { ContactLines } from './contact-lines.tsx';
import { KnownVenue } from './known-venue.tsx';
import { OpeningHours } from './opening-hours.tsx';
import './reach-us.css';
import { SocialLinks } from './social-links.tsx';

/** Contact options without a form. */
export function ReachUs() {
  const { t } = useTranslation('contact');
  const { data: venue } = useVenue();
  return (
    <aside className="reach" aria-labelledby="reach-title">
      <div>
        <h2 id="reach-title">{t('direct.title')}</h2>
        <p className="reach-lead">{t('direct.lead')}</p>
      </div>
      <KnownVenue height="9rem">{(venue) => <ContactLines venue={venue} />}</KnownVenue>
      {venue && <SocialLinks links={venue.socialLinks} />}
      <div>
        <h3>{t('direct.hours')}</h3>
        <KnownVenue height="1.8rem" silent>
          {(venue) => <OpeningHours venue={venue} />}
        </KnownVenue>
      </div>
    </aside>
  );
}
