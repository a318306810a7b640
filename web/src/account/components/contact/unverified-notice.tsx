import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useMailsArrive } from '../../../venue/venue.queries.ts';
import { useUser } from '../../user.queries.ts';
import { useVerificationCode } from '../../verification.queries.ts';
import { VerifyAtDesk } from './verify-at-desk.tsx';

/**
 * Warning for users without a verified email. Its button sends a code and opens the page for the
 * code.
 */
export function UnverifiedNotice() {
  const { t } = useTranslation('auth');
  const { data: user } = useUser();
  const send = useVerificationCode();
  const arrive = useMailsArrive();
  if (!user || user.verified) return null;
  if (!arrive) return <VerifyAtDesk>{t('verify.warningUnsent')}</VerifyAtDesk>;
  return (
    <Notice status="warning">
      <p>{t('verify.warning')}</p>
      <Button size="small" busy={send.isPending} onClick={() => send.mutate(user.email)}>
        {t('verify.warningButton')}
      </Button>
    </Notice>
  );
}
