import { formatPhone } from '@five/shared/auth/phone-display';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button.tsx';
import { useVenue } from '../../venue.queries.ts';
import './call-desk.css';

/**
 * Phone and message links of the reception, for a user that waits for an answer from the reception.
 * `children` are further links.
 */
export function CallDesk({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['common', 'labels']);
  const { data: venue } = useVenue();
  const phone = venue?.phones[0];
  const whatsapp = venue?.socialLinks.find(({ network }) => network === 'whatsapp');
  if (!phone && !whatsapp && !children) return null;
  return (
    <p className="call-desk">
      {phone && (
        <a className={buttonClass('quiet')} href={`tel:${phone.replaceAll(' ', '')}`}>
          <IconPhone size={20} aria-hidden />
          <span className="unseen">{t('labels:person.phone')}</span>
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </a>
      )}
      {whatsapp && (
        <a className={buttonClass('quiet')} href={whatsapp.url} target="_blank" rel="noreferrer">
          <IconBrandWhatsapp size={20} aria-hidden />
          {t('social.whatsapp')}
        </a>
      )}
      {children}
    </p>
  );
}
