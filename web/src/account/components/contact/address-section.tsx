import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../../ui/notice.tsx';
import { useProfileForm } from '../../use-profile-form.ts';
import { AccountSection, SaveButton } from '../account-section.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

export function AddressSection({ user: { profile } }: { user: UserAnswer }) {
  const { t } = useTranslation(['account', 'labels']);
  const initial = {
    address: profile.address ?? '',
    city: profile.city ?? '',
    homePhone: profile.homePhone ?? '',
  };
  const form = useProfileForm('address', initial, (values) => ({
    ...values,
    homePhone: values.homePhone || null,
  }));
  return (
    <AccountSection id="address" title={t('address.title')} lead={t('address.lead')}>
      <form {...form.form} className="form">
        <FailureNotice failure={form.failure} />
        <TextField
          {...form.text('address')}
          label={t('address.address')}
          autoComplete="street-address"
        />
        <div className="form-pair">
          <TextField
            {...form.text('city')}
            label={t('labels:person.city')}
            autoComplete="address-level2"
          />
          <TextField
            {...form.text('homePhone')}
            label={t('address.homePhone')}
            type="tel"
            autoComplete="tel"
            dir="ltr"
          />
        </div>
        <SaveButton busy={form.busy} />
      </form>
    </AccountSection>
  );
}
