import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { Note } from '../../ui/note.tsx';
import css from './shell.module.css';

/**
 * Warning on every page while the server sends no mail: `SMTP_URL` is not set, and what staff can
 * do meanwhile. It is hidden until the venue is open: there are no customers before, and the
 * checklist of the opening has a step for mails.
 */
export function NoMailNotice() {
  const t = useTypedTranslate();
  const { data: venue } = useQuery(venueQuery());
  if (venue?.mail !== 'files' || venue.state === 'draft') return null;
  return (
    <section className={css['notice']} aria-labelledby="no-mail">
      <Note tone="warning" icon={IconMailOff}>
        <strong id="no-mail">{t('app.no_mail')}</strong>{' '}
        <span className={css['more']}>{t('app.no_mail_help')} </span>
        <Link to="/users?state=unverified">{t('app.no_mail_accounts')}</Link>
      </Note>
    </section>
  );
}
