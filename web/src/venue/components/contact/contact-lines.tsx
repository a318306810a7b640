import { formatPhone } from '@five/shared/auth/phone-display';
import { fullAddress, mapLink } from '@five/shared/venue/place.rules';
import { PLACEHOLDER_EMAIL } from '@five/shared/venue/setup/setup.rules';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { IconBrandWhatsapp, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import './contact-lines.css';

/** Email and WhatsApp, if the venue has them, phone numbers and address of the venue as links. */
export function ContactLines({ venue }: { venue: VenueAnswer }) {
  const { t } = useTranslation(['common', 'labels']);
  const whatsApp = venue.socialLinks.find(({ network }) => network === 'whatsapp');
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
      {whatsApp && (
        <li>
          <IconBrandWhatsapp size={20} aria-hidden />
          <a href={whatsApp.url} target="_blank" rel="noreferrer">
            {t('social.whatsapp')} <bdi dir="ltr">{numberOf(whatsApp.url)}</bdi>
          </a>
        </li>
      )}
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

/** The number in the address of a WhatsApp chat, in groups; empty if it names none. */
function numberOf(url: string): string {
  const digits = /^https:\/\/wa\.me\/(\d+)$/.exec(url)?.[1];
  return digits === undefined ? '' : formatPhone(`+${digits}`);
}
