import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../platform/alerts.ts';
import { useForm } from '../../platform/form.ts';
import { formatDay, formatPhone } from '../../platform/format.ts';
import { useLocale } from '../../platform/locale.ts';
import { renameSession } from '../../platform/session.ts';
import { Unread } from '../../platform/unread.tsx';
import { Button } from '../../ui/button.tsx';
import { FormTheme } from '../../ui/form-theme.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { saveProfile, useUser, userQuery } from '../account.queries.ts';
import { FormHead } from '../components/form-head.tsx';
import './profile.css';

const request = async () => (await import('@five/shared/auth/auth.requests')).UpdateProfileRequest;

export default function Profile() {
  const { t } = useTranslation(['account', 'common']);
  const { dir } = useLocale();
  const { data: user, failed, retry } = useUser();
  return (
    <FormTheme dir={dir}>
      <FormHead title={t('profile.title')}>{t('profile.lead')}</FormHead>
      {failed && <Unread onRetry={retry} />}
      {!failed && (user ? <div className="profile"><KnownFacts user={user} /><ProfileForm key={user.reference} user={user} /></div> : <Skeleton height="34rem" />)}
    </FormTheme>
  );
}

/** What a code or reception must confirm before it changes. */
function KnownFacts({ user: { email, phone, emergencyPhone, birthDate, verified } }: { user: UserAnswer }) {
  const { t } = useTranslation(['account', 'auth']);
  const { locale } = useLocale();
  const facts = [
    [t('auth:field.email'), email],
    [t('auth:field.phone'), formatPhone(phone)],
    [t('auth:field.emergencyPhone'), emergencyPhone && formatPhone(emergencyPhone)],
  ] as const;
  return (
    <dl className="profile-facts">
      {facts.map(([term, fact], i) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd><bdi dir="ltr">{fact ?? t('profile.emptyField')}</bdi>{i === 0 && <small data-verified={verified}>{t(verified ? 'profile.verified' : 'profile.unverified')}</small>}</dd>
        </div>
      ))}
      <div><dt>{t('auth:field.birthDate')}</dt><dd>{birthDate ? formatDay(birthDate, locale, 'full') : t('profile.emptyField')}</dd></div>
    </dl>
  );
}

function ProfileForm({ user }: { user: UserAnswer }) {
  const { t } = useTranslation(['account', 'auth']);
  const form = useProfile(user);
  return (
    <form {...form.form} className="form profile-form">
      {form.failure && <Notice status="error" live>{form.failure}</Notice>}
      <fieldset>
        <legend>{t('profile.identity')}</legend>
        <div className="form-pair">
          <TextInput {...form.text('firstName')} label={t('auth:field.firstName')} required withAsterisk={false} autoComplete="given-name" />
          <TextInput {...form.text('name')} label={t('auth:field.name')} required withAsterisk={false} autoComplete="family-name" />
        </div>
        <TextInput {...form.text('profession')} label={t('profile.profession')} autoComplete="organization-title" />
      </fieldset>
      <fieldset>
        <legend>{t('profile.reach')}</legend>
        <TextInput {...form.text('address')} label={t('profile.address')} autoComplete="street-address" />
        <div className="form-pair">
          <TextInput {...form.text('city')} label={t('profile.city')} autoComplete="address-level2" />
          <TextInput {...form.text('homePhone')} label={t('profile.homePhone')} type="tel" autoComplete="tel" dir="ltr" />
        </div>
      </fieldset>
      <Button type="submit" size="large" busy={form.busy}>{t('profile.submit')}</Button>
    </form>
  );
}

function useProfile({ name, firstName, profile }: UserAnswer) {
  const { t } = useTranslation(['account', 'common']);
  const queryClient = useQueryClient();
  const { address, city, homePhone, profession } = profile;
  return useForm({
    initial: { name, firstName, address: address ?? '', city: city ?? '', homePhone: homePhone ?? '', profession: profession ?? '' },
    request,
    bodyOf: (values) => ({ ...values, homePhone: values.homePhone || null }),
    send: saveProfile,
    done: ({ user }) => {
      queryClient.setQueryData(userQuery(true).queryKey, user);
      renameSession(user.fullName);
      showAlert({ status: 'success', message: t('profile.saved') });
    },
  });
}
