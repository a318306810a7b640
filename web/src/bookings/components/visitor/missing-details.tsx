import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { changePassword, saveProfile } from '../../../account/account.queries.ts';
import { userQuery, useUser } from '../../../account/user.queries.ts';
import { showAlert } from '../../../platform/messages/alerts.ts';
import { useForm } from '../../../platform/form/form.ts';
import { consumeRememberedPage } from '../../../platform/requests/return-to.ts';
import { startSession } from '../../../platform/requests/session.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import './missing-details.css';

const requestOfProfile = async () =>
  (await import('@five/shared/auth/auth.requests')).UpdateProfileRequest;
const requestOfPassword = async () =>
  (await import('@five/shared/auth/auth.requests')).ChangePasswordRequest;

/**
 * Asks for the details that an account lacks after a booking without an account; a second booking
 * requires them. Nothing if the account is complete.
 */
export function MissingDetails() {
  const { t } = useTranslation('tickets');
  const { data: user } = useUser();
  if (!user || user.missing.length === 0) return null;
  const { missing, fullName } = user;
  return (
    <section className="missing" aria-label={t('missing.title')}>
      <h2>{t('missing.title')}</h2>
      <p>{t('missing.lead')}</p>
      {(missing.includes('birthDate') || missing.includes('emergencyPhone')) && (
        <ProfileForm asksBirthDate={missing.includes('birthDate')} />
      )}
      {missing.includes('password') && <PasswordForm fullName={fullName} />}
    </section>
  );
}

/**
 * Returns a function that reads the account again after details were stored. Once it is complete,
 * the page that led to the details is opened again.
 */
function useStored() {
  const { t } = useTranslation('tickets');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    const { missing } = await queryClient.fetchQuery({ ...userQuery(true), staleTime: 0 });
    const page = missing.length === 0 ? consumeRememberedPage() : null;
    if (page) await navigate(localize(page), { replace: true });
    showAlert({ status: 'success', message: t('missing.done') });
  };
}

function ProfileForm({ asksBirthDate }: { asksBirthDate: boolean }) {
  const { t } = useTranslation(['tickets', 'auth']);
  const stored = useStored();
  const form = useForm({
    initial: { birthDate: '', emergencyPhone: '' },
    draft: 'missing',
    request: requestOfProfile,
    bodyOf: ({ birthDate, emergencyPhone }) => ({
      ...(asksBirthDate && { birthDate }),
      emergencyPhone,
    }),
    send: saveProfile,
    done: stored,
  });
  return (
    <form {...form.form} className="form">
      <FailureNotice failure={form.failure} />
      {asksBirthDate && (
        <TextField
          {...form.text('birthDate')}
          required
          label={t('auth:field.birthDate')}
          description={t('auth:field.birthHint')}
          type="date"
          autoComplete="bday"
        />
      )}
      <TextField
        {...form.text('emergencyPhone')}
        required
        label={t('auth:field.emergencyPhone')}
        type="tel"
        autoComplete="off"
        dir="ltr"
      />
      <Button type="submit" look="quiet" busy={form.busy}>
        {t('missing.save')}
      </Button>
    </form>
  );
}

/** Sets the first password. This ends every session; the response has one for this device. */
function PasswordForm({ fullName }: { fullName: string }) {
  const { t } = useTranslation(['tickets', 'auth']);
  const stored = useStored();
  const form = useForm({
    initial: { password: '', passwordConfirmation: '' },
    request: requestOfPassword,
    send: changePassword,
    done: async ({ token }) => {
      startSession({ token, fullName });
      await stored();
    },
  });
  return (
    <form {...form.form} className="form">
      <FailureNotice failure={form.failure} />
      <PasswordField
        {...form.text('password')}
        label={t('auth:field.newPassword')}
        description={t('auth:field.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.text('passwordConfirmation')}
        label={t('auth:field.passwordConfirmation')}
        autoComplete="new-password"
      />
      <Button type="submit" look="quiet" busy={form.busy}>
        {t('missing.savePassword')}
      </Button>
    </form>
  );
}
