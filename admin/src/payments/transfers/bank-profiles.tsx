import type { BankProfileAnswer } from '@five/shared/payments/bank/bank.contract';
import { useQuery } from '@tanstack/react-query';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useFocusRestore } from '../../ui/focus.ts';
import { ProfileForm } from './profile-form.tsx';
import { inputOf } from './profile.rules.ts';
import cards from '../../ui/layouts/card-list.module.css';
import css from './transfers.module.css';
import { changeProfile, profilesQuery, removeProfile } from './transfers.queries.ts';

/** List of the stored bank formats, which can be corrected or deleted. */
export function BankProfiles() {
  const t = useTypedTranslate();
  const { data: profiles, error, refetch } = useQuery(profilesQuery());
  const place = useFocusRestore();
  return (
    <details className={css['folded']}>
      <summary>
        {t('transfer.profiles')} <span className="figures">{profiles?.length}</span>
      </summary>
      <div ref={place} tabIndex={-1}>
        {!profiles && <Refusal error={error} onRetry={refetch} />}
        {profiles?.length === 0 && <p>{t('transfer.none_profiles')}</p>}
        <ul className={cards['list']}>
          {profiles?.map((profile) => (
            <Profile key={profile.reference} profile={profile} />
          ))}
        </ul>
      </div>
    </details>
  );
}

function Profile({ profile }: { profile: BankProfileAnswer }) {
  const t = useTypedTranslate();
  const [form, setForm] = useState<'change' | 'remove' | null>(null);
  const place = useFocusRestore();
  const close = () => setForm(null);
  return (
    <li>
      <div ref={place} tabIndex={-1}>
        {form === 'remove' && <RemoveProfile profile={profile} onBack={close} />}
        {form === 'change' && (
          <ProfileForm
            title={t('transfer.change_profile', { name: profile.name })}
            help={t('transfer.change_profile_help')}
            submit={t('transfer.change_submit')}
            start={inputOf(profile)}
            save={(input) => changeProfile(profile.reference, input)}
            onSaved={close}
            onBack={close}
          />
        )}
        {form === null && (
          <ProfileLine
            profile={profile}
            onChange={() => setForm('change')}
            onRemove={() => setForm('remove')}
          />
        )}
      </div>
    </li>
  );
}

interface ProfileLineProps {
  profile: BankProfileAnswer;
  onChange: () => void;
  onRemove: () => void;
}

function ProfileLine({ profile: { name, account }, onChange, onRemove }: ProfileLineProps) {
  const t = useTypedTranslate();
  return (
    <div className={css['kept']}>
      <span className={css['what']}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          <bdi dir="ltr">{account}</bdi>
        </small>
      </span>
      <Button
        variant="outlined"
        aria-label={t('transfer.change_profile', { name })}
        startIcon={<IconPencil aria-hidden />}
        onClick={onChange}
      >
        {t('transfer.change')}
      </Button>
      <Button
        variant="text"
        color="error"
        aria-label={t('transfer.remove_profile', { name })}
        startIcon={<IconTrash aria-hidden />}
        onClick={onRemove}
      >
        {t('transfer.remove')}
      </Button>
    </div>
  );
}

function RemoveProfile({
  profile: { reference, name },
  onBack,
}: {
  profile: BankProfileAnswer;
  onBack: () => void;
}) {
  const t = useTypedTranslate();
  const act = useAction(
    () => removeProfile(reference),
    () => t('transfer.profile_removed'),
  );
  return (
    <ActionForm
      title={t('transfer.remove_profile', { name })}
      submit={t('transfer.remove')}
      danger
      takesFocus
      act={act}
      onSubmit={() => act.mutate(undefined)}
      onBack={onBack}
    >
      <p>{t('transfer.remove_profile_help')}</p>
    </ActionForm>
  );
}
