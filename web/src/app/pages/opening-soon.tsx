import { formatPhone } from '@five/shared/auth/phone-display';
import { PLACEHOLDER_EMAIL } from '@five/shared/venue/setup/setup.rules';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../layout/navigation/language-switch.tsx';
import { HallFront } from '../../ui/art/hall-front.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import './opening-soon.css';

/**
 * The only page of the site until the venue is open. It shows the venue's name, and how to reach it
 * as far as that is known.
 */
export default function OpeningSoon() {
  const { t } = useTranslation();
  const { data: venue } = useVenue();
  return (
    <main id="main" className="opening-soon" tabIndex={-1}>
      <title>{t('opening.title')}</title>
      <LanguageSwitch />
      <HallFront />
      <p className="opening-venue">
        {/* The server inserts the name, so that it is shown before hydration. */}
        <bdi data-fact="venue" data-text="{}" suppressHydrationWarning>
          {venue?.name ?? '…'}
        </bdi>
      </p>
      <h1>{t('opening.title')}</h1>
      <p>{t('opening.text')}</p>
      {venue && <Contact venue={venue} />}
      <p className="opening-staff">
        <a href="/admin/">{t('opening.staff')}</a>
      </p>
    </main>
  );
}

/** Phone numbers and email of the venue, without the placeholder of a new database. */
function Contact({ venue: { phones, email } }: { venue: VenueAnswer }) {
  return (
    <ul className="opening-contact">
      {phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        </li>
      ))}
      {email !== PLACEHOLDER_EMAIL && (
        <li>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
      )}
    </ul>
  );
}
