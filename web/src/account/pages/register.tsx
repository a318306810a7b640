import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Acceptance } from '../../platform/page/acceptance.tsx';
import { ApiFailure } from '@five/client/failure';
import { useForm } from '../../platform/form/form.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { login, register } from '../account.queries.ts';
import { FormHead } from '../components/form-head.tsx';
import { StorageRefusedNotice } from '../components/storage-refused-notice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useMailsArrive } from '../../venue/venue.queries.ts';
import { withEmail } from '../profile-fields.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const request = async () => (await import('@five/shared/auth/auth.requests')).RegisterRequest;
const EMPTY = {
  name: '',
  firstName: '',
  email: '',
  phone: '',
  emergencyPhone: '',
  birthDate: '',
  password: '',
  passwordConfirmation: '',
  acceptConditions: false,
};

const REQUIRED = { required: true };

type RegistrationForm = ReturnType<typeof useRegistration>;

export default function Register() {
  const { t } = useTranslation('auth');
  const form = useRegistration();
  return (
    <>
      <FormHead title={t('register.title')}>
        {t(useMailsArrive() ? 'register.lead' : 'register.leadUnsent')}
      </FormHead>
      <form {...form.form} className="form">
        <StorageRefusedNotice />
        <FailureNotice failure={form.failure} />
        <PlayerFields form={form} />
        <ContactFields form={form} />
        <PasswordFields form={form} />
        <CheckField {...form.field('acceptConditions')} required label={<Acceptance />} />
        <Button type="submit" size="large" busy={form.busy}>
          {t('register.submit')}
        </Button>
      </form>
      <div className="form-links">
        <p>
          {t('register.already')}{' '}
          <LocaleLink to={withEmail('/auth/login', form.value('email'))}>
            {t('register.login')}
          </LocaleLink>
        </p>
      </div>
    </>
  );
}

function PlayerFields({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation(['auth', 'labels']);
  return (
    <fieldset>
      <legend>{t('register.you')}</legend>
      <div className="form-pair">
        <TextField
          {...form.text('firstName')}
          {...REQUIRED}
          label={t('labels:person.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...form.text('name')}
          {...REQUIRED}
          label={t('labels:person.lastName')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...form.text('birthDate')}
        {...REQUIRED}
        label={t('field.birthDate')}
        description={t('field.birthHint')}
        type="date"
        autoComplete="bday"
      />
    </fieldset>
  );
}

function ContactFields({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation(['auth', 'labels']);
  return (
    <fieldset>
      <legend>{t('register.reach')}</legend>
      <TextField
        {...form.text('email')}
        {...REQUIRED}
        label={t('labels:person.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
      />
      <div className="form-pair">
        <TextField
          {...form.text('phone')}
          {...REQUIRED}
          label={t('labels:person.phone')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <TextField
          {...form.text('emergencyPhone')}
          {...REQUIRED}
          label={t('field.emergencyPhone')}
          description={t('field.emergencyHint')}
          type="tel"
          autoComplete="off"
          dir="ltr"
        />
      </div>
    </fieldset>
  );
}

function PasswordFields({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation(['auth', 'labels']);
  return (
    <fieldset>
      <legend>{t('register.secret')}</legend>
      <PasswordField
        {...form.text('password')}
        label={t('labels:person.password')}
        description={t('field.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.text('passwordConfirmation')}
        label={t('field.passwordConfirmation')}
        autoComplete="new-password"
      />
    </fieldset>
  );
}

/** Registers a player, signs in immediately, and opens the account page. */
function useRegistration() {
  const { t } = useTranslation('common');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const mayBeThere = useRef(false);
  return useForm({
    initial: EMPTY,
    draft: 'register',
    request,
    send: async (body) => {
      const enter = () =>
        login({
          email: body.email,
          password: body.password,
        });
      try {
        await register(body);
      } catch (error) {
        // If the response to an earlier attempt was lost, that attempt may have created the
        // account, and this attempt fails because the account exists. A sign-in with the same
        // password then succeeds.
        if (mayBeThere.current)
          return await enter().catch(() => {
            throw error;
          });
        mayBeThere.current = error instanceof ApiFailure && error.unanswered;
        throw error;
      }
      mayBeThere.current = true;
      return enter();
    },
    unanswered: t('error.unanswered'),
    done: () => navigate(localize('/account'), { replace: true }),
  });
}
