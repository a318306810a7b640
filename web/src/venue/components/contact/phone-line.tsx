import { formatPhone } from '@five/shared/auth/phone-display';
import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useVenue } from '../../venue.queries.ts';
import './phone-line.css';

/** The venue's first phone number as a link; nothing until the settings are loaded. */
export function PhoneLine() {
  const { t } = useTranslation(['common', 'labels']);
  const phone = useVenue().data?.phones[0];
  return (
    <p className="phone-line">
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`}>
          <IconPhone size={22} aria-hidden />
          <span className="unseen">{t('labels:person.phone')}</span>
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </a>
      )}
    </p>
  );
}
