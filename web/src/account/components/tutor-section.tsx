import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../ui/notice.tsx';
import { tutorBody, tutorValues } from '../profile-fields.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { AccountSection, SaveButton } from './account-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** Section with the player's tutor (the responsible adult); nothing if there is none. */
export function TutorSection({ user: { tutor } }: { user: UserAnswer }) {
  const { t } = useTranslation(['account', 'auth', 'labels']);
  const form = useProfileForm('tutor', tutorValues(tutor), tutorBody);
  return (
    <AccountSection id="tutor" title={t('tutor.title')} lead={t('tutor.lead')}>
      <form {...form.form} className="form" autoComplete="off">
        <FailureNotice failure={form.failure} />
        <div className="form-pair">
          <TextField {...form.text('tutor.firstName')} label={t('labels:person.firstName')} />
          <TextField {...form.text('tutor.name')} label={t('labels:person.lastName')} />
        </div>
        <div className="form-pair">
          <TextField
            {...form.text('tutor.phone')}
            label={t('labels:person.phone')}
            type="tel"
            dir="ltr"
          />
          <TextField
            {...form.text('tutor.email')}
            label={t('labels:person.email')}
            type="email"
            autoCapitalize="none"
            dir="ltr"
          />
        </div>
        <TextField
          {...form.text('tutor.cin')}
          label={t('tutor.cin')}
          description={t('tutor.cinHint')}
          autoCapitalize="characters"
          dir="ltr"
        />
        <TextField {...form.text('tutor.address')} label={t('address.address')} />
        <div className="form-pair">
          <TextField {...form.text('tutor.city')} label={t('labels:person.city')} />
          <TextField
            {...form.text('tutor.homePhone')}
            label={t('address.homePhone')}
            type="tel"
            dir="ltr"
          />
        </div>
        <SaveButton busy={form.busy} />
      </form>
    </AccountSection>
  );
}
