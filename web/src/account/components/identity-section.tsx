import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/texts/format.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { FailureNotice } from '../../ui/notice.tsx';
import { useProfileForm } from '../use-profile-form.ts';
import { AccountSection, SaveButton } from './account-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export function IdentitySection({
  user: { firstName, name, birthDate, profile },
}: {
  user: UserAnswer;
}) {
  const { t } = useTranslation(['account', 'auth', 'labels']);
  const { locale } = useLocale();
  const form = useProfileForm('identity', {
    firstName,
    name,
    profession: profile.profession ?? '',
  });
  return (
    <AccountSection id="identity" title={t('identity.title')}>
      <form {...form.form} className="form">
        <FailureNotice failure={form.failure} />
        <div className="form-pair">
          <TextField
            {...form.text('firstName')}
            label={t('labels:person.firstName')}
            required
            autoComplete="given-name"
          />
          <TextField
            {...form.text('name')}
            label={t('labels:person.lastName')}
            required
            autoComplete="family-name"
          />
        </div>
        <TextField
          {...form.text('profession')}
          label={t('identity.profession')}
          autoComplete="organization-title"
        />
        <dl className="own-facts">
          <dt>{t('auth:field.birthDate')}</dt>
          <dd>{birthDate ? formatDay(birthDate, locale, 'full') : t('emptyField')}</dd>
          <dd className="own-hint">{t('identity.birthDateHint')}</dd>
        </dl>
        <SaveButton busy={form.busy} />
      </form>
    </AccountSection>
  );
}
