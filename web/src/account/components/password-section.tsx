import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../platform/messages/alerts.ts';
import { useForm } from '../../platform/form/form.ts';
import { startSession } from '../../platform/requests/session.ts';
import { FailureNotice } from '../../ui/notice.tsx';
import { changePassword, sessionsQuery } from '../account.queries.ts';
import { userQuery, useUser } from '../user.queries.ts';
import { AccountSection, SaveButton } from './account-section.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';

const request = async () => (await import('@five/shared/auth/auth.requests')).ChangePasswordRequest;

export function PasswordSection({ fullName }: { fullName: string }) {
  const { t } = useTranslation(['account', 'auth']);
  const [changes, setChanges] = useState(0);
  return (
    <AccountSection id="password" title={t('password.title')} lead={t('password.lead')}>
      <PasswordForm
        key={changes}
        fullName={fullName}
        onChanged={() => setChanges((count) => count + 1)}
      />
    </AccountSection>
  );
}

interface Props {
  fullName: string;
  onChanged: () => void;
}

function PasswordForm(props: Props) {
  const { t } = useTranslation(['account', 'auth']);
  const { data: user } = useUser();
  const staff = user?.scope.includes('staff');
  const isFirst = user?.missing.includes('password') ?? false;
  const form = useNewPassword(props, isFirst);
  return (
    <form {...form.form} className="form">
      <FailureNotice failure={form.failure} />
      {!isFirst && (
        <PasswordField
          {...form.text('currentPassword')}
          label={t('password.current')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...form.text('password')}
        label={t('auth:field.newPassword')}
        description={t(staff ? 'auth:field.passwordHintStaff' : 'auth:field.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.text('passwordConfirmation')}
        label={t('auth:field.passwordConfirmation')}
        autoComplete="new-password"
      />
      <SaveButton busy={form.busy} />
    </form>
  );
}

/**
 * Sets a new password, or the first one (`isFirst`). This ends every session of the account; the
 * response contains a new session for this device.
 */
function useNewPassword({ fullName, onChanged }: Props, isFirst: boolean) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  return useForm({
    initial: { currentPassword: '', password: '', passwordConfirmation: '' },
    request,
    bodyOf: ({ currentPassword, ...next }) => (isFirst ? next : { currentPassword, ...next }),
    send: changePassword,
    unanswered: t('password.unanswered'),
    done: ({ token }) => {
      startSession({ token, fullName });
      onChanged();
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(true).queryKey });
      void queryClient.invalidateQueries({ queryKey: userQuery(true).queryKey });
      showAlert({ status: 'success', message: t('password.done') });
    },
  });
}
