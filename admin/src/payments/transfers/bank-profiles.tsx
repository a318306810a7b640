import type { BankProfileAnswer } from '@five/shared/payments/bank.contract';
import { useQuery } from '@tanstack/react-query';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ActForm } from '../../platform/act-form.tsx';
import { useSay } from '../../platform/i18n.ts';
import { Refusal } from '../../platform/refusal.tsx';
import { useAct } from '../../platform/use-act.ts';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { ProfileForm } from './profile-form.tsx';
import { inputOf } from './profile.rules.ts';
import cards from '../../ui/card-list.module.css';
import css from './transfers.module.css';
import { changeProfile, profilesQuery, removeProfile } from './transfers.queries.ts';

/** Stored bank formats; they can be corrected or deleted. */
export function BankProfiles() {
  const say = useSay();
  const { data: profiles, error, refetch } = useQuery(profilesQuery());
  const place = useFocusKept();
  return (
    <details className={css['folded']}>
      <summary>
        {say('transfer.profiles')} <span className="figures">{profiles?.length}</span>
      </summary>
      <div ref={place} tabIndex={-1}>
        {!profiles && <Refusal error={error} onRetry={refetch} />}
        {profiles?.length === 0 && <p>{say('transfer.none_profiles')}</p>}
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
  const say = useSay();
  const [form, setForm] = useState<'change' | 'remove' | null>(null);
  const place = useFocusKept();
  const close = () => setForm(null);
  const named = { name: profile.name };
  return (
    <li>
      <div ref={place} tabIndex={-1}>
        {form === 'remove' && <RemoveProfile profile={profile} onBack={close} />}
        {form === 'change' && (
          <ProfileForm
            title={say('transfer.change_profile', named)}
            help={say('transfer.change_profile_help')}
            submit={say('transfer.change_submit')}
            start={inputOf(profile)}
            save={(input) => changeProfile(profile.reference, input)}
            onSaved={close}
            onBack={close}
          />
        )}
        {form === null && (
          <div className={css['kept']}>
            <span className={css['what']}>
              <b>
                <bdi>{profile.name}</bdi>
              </b>
              <small>
                <bdi dir="ltr">{profile.account}</bdi>
              </small>
            </span>
            <Button
              variant="outlined"
              aria-label={say('transfer.change_profile', named)}
              startIcon={<IconPencil aria-hidden />}
              onClick={() => setForm('change')}
            >
              {say('transfer.change')}
            </Button>
            <Button
              variant="text"
              color="error"
              aria-label={say('transfer.remove_profile', named)}
              startIcon={<IconTrash aria-hidden />}
              onClick={() => setForm('remove')}
            >
              {say('transfer.remove')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function RemoveProfile({
  profile: { reference, name },
  onBack,
}: {
  profile: BankProfileAnswer;
  onBack: () => void;
}) {
  const say = useSay();
  const act = useAct(
    () => removeProfile(reference),
    () => say('transfer.profile_removed'),
  );
  return (
    <ActForm
      title={say('transfer.remove_profile', { name })}
      submit={say('transfer.remove')}
      danger
      takesFocus
      act={act}
      onSubmit={() => act.mutate(undefined)}
      onBack={onBack}
    >
      <p>{say('transfer.remove_profile_help')}</p>
    </ActForm>
  );
}
