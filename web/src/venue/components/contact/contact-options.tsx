import { useTranslation } from 'react-i18next';
import { useVenue } from '../../venue.queries.ts';
import { ContactLines } from './contact-lines.tsx';
import { WithVenue } from '../with-venue.tsx';
import { OpeningHours } from '../opening-hours.tsx';
import './contact-options.css';
import { SocialLinks } from './social-links.tsx';

/** Ways to contact the venue without the form. */
export function ContactOptions() {
  const { t } = useTranslation('contact');
  const { data: venue } = useVenue();
  return (
    <aside className="reach" aria-labelledby="reach-title">
      <div>
        <h2 id="reach-title">{t('direct.title')}</h2>
        <p className="reach-lead">{t('direct.lead')}</p>
      </div>
      <WithVenue height="9rem">{(venue) => <ContactLines venue={venue} />}</WithVenue>
      {venue && <SocialLinks links={venue.socialLinks} />}
      <div>
        <h3>{t('direct.hours')}</h3>
        <WithVenue height="1.8rem" silent>
          {(venue) => <OpeningHours venue={venue} />}
        </WithVenue>
      </div>
    </aside>
  );
}
