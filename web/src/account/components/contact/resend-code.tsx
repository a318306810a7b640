import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert, showFailure } from '../../../platform/messages/alerts.ts';
import { nowMs, useNow } from '@five/client/clock';
import { sendVerification } from '../../account.queries.ts';

/**
 * Minimum time in milliseconds between two verification codes: the API sends at most one code per
 * minute.
 */
const RESEND_MS = 60_000;

/**
 * A button that sends another verification code, at most once a minute. If `email` is empty, the
 * code is for the signed-in account.
 */
export function ResendCode({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'common']);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const now = useNow(sentAt !== null);
  const waitMs = sentAt === null || now === null ? 0 : sentAt + RESEND_MS - now;
  const resend = useMutation({
    mutationFn: () => sendVerification(email ? { email } : {}),
    onSuccess: () => {
      setSentAt(nowMs());
      showAlert({ status: 'success', message: t('verify.sent') });
    },
    onError: (error) => showFailure(error, t('common:error.unreachable'), 'warning'),
  });
  return (
    <button
      type="button"
      className="link-button"
      disabled={waitMs > 0 || resend.isPending}
      onClick={() => resend.mutate()}
    >
      {waitMs > 0
        ? t('verify.resendIn', { seconds: Math.ceil(waitMs / 1000) })
        : t('verify.resend')}
    </button>
  );
}
