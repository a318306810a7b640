import { typedCode } from '@five/shared/auth/auth.rules';
import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../../platform/messages/alerts.ts';
import { useForm } from '../../../platform/form/form.ts';
import { isolated } from '../../../platform/texts/format.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';
import { useMailsArrive } from '../../../venue/venue.queries.ts';
import { verify } from '../../account.queries.ts';
import { userQuery } from '../../user.queries.ts';
import { VerifyAtDesk } from './verify-at-desk.tsx';
import { CodeField, sentTo } from '../../../platform/form/code-field.tsx';
import { ResendCode } from './resend-code.tsx';

const request = async () => (await import('@five/shared/auth/auth.requests')).VerifyRequest;

/**
 * Shows a new email or phone number that is not confirmed yet, with the input for its verification
 * code.
 */
export function PendingContact({
  user: { email, pendingEmail, pendingPhone },
}: {
  user: UserAnswer;
}) {
  const { t } = useTranslation(['account', 'auth']);
  const form = useContactCode();
  const arrive = useMailsArrive();
  if (!arrive && (email !== null || pendingPhone === null))
    return (
      <div className="own-pending">
        <VerifyAtDesk>{t('contact.pendingUnsent')}</VerifyAtDesk>
      </div>
    );
  return (
    <form {...form.form} className="form own-pending">
      <Notice status="info">
        {pendingEmail && (
          <p>
            {email === null
              ? t('contact.pendingFirstEmail', { email: isolated(pendingEmail) })
              : t('contact.pendingEmail', { email: isolated(pendingEmail), old: isolated(email) })}
          </p>
        )}
        {pendingPhone && (
          <p>
            {email === null
              ? t('contact.pendingPhoneOnly', { phone: sentTo(pendingPhone) })
              : t('contact.pendingPhone', {
                  phone: sentTo(pendingPhone),
                  email: isolated(email),
                })}
          </p>
        )}
      </Notice>
      <FailureNotice failure={form.failure} />
      <CodeField {...form.text('code')} autoFocus={false} />
      <Button type="submit" look="info" busy={form.busy}>
        {t('contact.confirm')}
      </Button>
      <div className="form-links">
        <ResendCode email={pendingEmail ?? ''} />
      </div>
    </form>
  );
}

function useContactCode() {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  return useForm({
    initial: { code: '' },
    request,
    bodyOf: ({ code }) => ({ code: typedCode(code) }),
    send: verify,
    done: async () => {
      await queryClient.invalidateQueries({ queryKey: userQuery(true).queryKey });
      showAlert({ status: 'success', message: t('contact.confirmed') });
    },
  });
}
