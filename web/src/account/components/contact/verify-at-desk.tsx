import { fullAddress, mapLink } from '@five/shared/venue/place.rules';
import { IconMapPin, IconMessage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CallDesk } from '../../../venue/components/contact/call-desk.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';
import './verify-at-desk.css';

/**
 * Replaces the input of a mailed code if the venue's mails are not delivered. It shows the
 * reception's phone number and address, and a link for messages.
 */
export function VerifyAtDesk({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { data: venue } = useVenue();
  return (
    <div className="at-the-desk">
      <Notice status="warning">
        <p>{children}</p>
      </Notice>
      <CallDesk>
        {venue && (
          <a
            className={buttonClass('quiet')}
            href={mapLink(venue)}
            target="_blank"
            rel="noreferrer"
          >
            <IconMapPin size={20} aria-hidden />
            <span className="unseen">{t('contact.address')}</span>
            <bdi>{fullAddress(venue)}</bdi>
          </a>
        )}
        <LocaleLink to="/contact" className={buttonClass('quiet')}>
          <IconMessage size={20} aria-hidden />
          {t('nav.contact')}
        </LocaleLink>
      </CallDesk>
    </div>
  );
}
