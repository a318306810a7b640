import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../../ui/notice.tsx';
import { changesOf } from '../../profile-fields.ts';
import { useProfileForm } from '../../use-profile-form.ts';
import { AccountSection, SaveButton } from '../account-section.tsx';
import { PendingContact } from './pending-contact.tsx';
import { useMailsArrive } from '../../../venue/venue.queries.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

/**
 * Section with the contact data. A new email or phone number takes effect once the user enters its
 * verification code; until then the former value is valid.
 */
export function ContactSection({ user }: { user: UserAnswer }) {
  const { t } = useTranslation(['account', 'auth']);
  return (
    <AccountSection
      id="contact"
      title={t('contact.title')}
      lead={t(useMailsArrive() ? 'contact.lead' : 'contact.leadUnsent')}
    >
      <ContactForm user={user} key={`${user.email} ${user.phone}`} />
      {(user.pendingEmail ?? user.pendingPhone) && <PendingContact user={user} />}
    </AccountSection>
  );
}

function ContactForm({
  user: { email, phone, emergencyPhone, verified, pendingEmail, pendingPhone },
}: {
  user: UserAnswer;
}) {
  const { t } = useTranslation(['account', 'auth', 'labels']);
  const initial = {
    email: pendingEmail ?? email ?? '',
    phone: pendingPhone ?? phone,
    emergencyPhone: emergencyPhone ?? '',
  };
  const form = useProfileForm('contact', initial, (values) => changesOf(values, initial));
  return (
    <form {...form.form} className="form">
      <FailureNotice failure={form.failure} />
      <TextField
        {...form.text('email')}
        label={t('labels:person.email')}
        description={
          pendingEmail === null && email !== null ? <VerifiedMark verified={verified} /> : undefined
        }
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
        required={email !== null}
      />
      <div className="form-pair">
        <TextField
          {...form.text('phone')}
          label={t('labels:person.phone')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          required
        />
        <TextField
          {...form.text('emergencyPhone')}
          label={t('auth:field.emergencyPhone')}
          description={t('auth:field.emergencyHint')}
          type="tel"
          autoComplete="off"
          dir="ltr"
        />
      </div>
      <SaveButton busy={form.busy} />
    </form>
  );
}

function VerifiedMark({ verified }: { verified: boolean }) {
  const { t } = useTranslation('account');
  const Icon = verified ? IconCircleCheck : IconAlertTriangle;
  return (
    <span className="own-mark" data-verified={verified}>
      <Icon size={18} aria-hidden />
      {t(verified ? 'contact.verified' : 'contact.unverified')}
    </span>
  );
}
