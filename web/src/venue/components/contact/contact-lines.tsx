import { formatPhone } from '@five/shared/auth/phone-display';
import { fullAddress, mapLink } from '@five/shared/venue/place.rules';
import { PLACEHOLDER_EMAIL } from '@five/shared/venue/setup/setup.rules';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import './contact-lines.css';

/** Email, if the venue has one, phone numbers and address of the venue as links. */
export function ContactLines({ venue }: { venue: VenueAnswer }) {
  const { t } = useTranslation(['common', 'labels']);
  return (
    <ul className="contact-lines">
      {venue.email !== PLACEHOLDER_EMAIL && (
        <li>
          <IconMail size={20} aria-hidden />
          <span className="unseen">{t('labels:person.email')}</span>
          <a href={`mailto:${venue.email}`}>
            <bdi dir="ltr">{venue.email}</bdi>
          </a>
        </li>
      )}
      {venue.phones.map((phone) => (
        <li key={phone}>
          <IconPhone size={20} aria-hidden />
          <span className="unseen">{t('labels:person.phone')}</span>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        </li>
      ))}
      <li>
        <IconMapPin size={20} aria-hidden />
        <span className="unseen">{t('contact.address')}</span>
        <a href={mapLink(venue)} target="_blank" rel="noreferrer">
          <bdi>{fullAddress(venue)}</bdi>
        </a>
      </li>
    </ul>
  );
}
