import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/requests/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useMailsArrive } from '../../../venue/venue.queries.ts';
import { userQuery, useUser } from '../../user.queries.ts';
import { useVerificationCode } from '../../verification.queries.ts';
import { VerifyAtDesk } from './verify-at-desk.tsx';

/** Time after which the account is read again: reception may have verified it meanwhile. */
const REREAD_MS = 15_000;

/**
 * Warning for users without a verified email. Its button sends a code and opens the page for the
 * code. While it is shown, the account is read again, so that it ends once reception verifies.
 */
export function UnverifiedNotice() {
  const { t } = useTranslation('auth');
  const { data: user } = useUser();
  const isUnverified = user?.verified === false;
  useQuery({
    ...userQuery(Boolean(useSession()) && isUnverified),
    refetchInterval: REREAD_MS,
    refetchOnMount: 'always',
  });
  const send = useVerificationCode();
  const arrive = useMailsArrive();
  if (!user || user.verified) return null;
  if (!arrive) return <VerifyAtDesk>{t('verify.warningUnsent')}</VerifyAtDesk>;
  return (
    <Notice status="warning">
      <p>{t('verify.warning')}</p>
      <Button size="small" busy={send.isPending} onClick={() => send.mutate(user.email ?? '')}>
        {t('verify.warningButton')}
      </Button>
    </Notice>
  );
}
