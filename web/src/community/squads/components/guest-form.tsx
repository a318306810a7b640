import { MAX_GUEST_NAME } from '@five/shared/community/matches/matches.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../platform/form/form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { squadRequests } from '../squads.queries.ts';
import './squad-parts.css';

const request = async () =>
  (await import('@five/shared/community/squads/squads.requests')).SquadMemberRequest;

/** Form with which a captain adds a guest; it is empty again after each guest. */
export function GuestForm({ squad }: { squad: string }) {
  const [count, setCount] = useState(0);
  return (
    <FormArea>
      <Fields key={count} squad={squad} done={() => setCount(count + 1)} />
    </FormArea>
  );
}

function Fields({ squad, done }: { squad: string; done: () => void }) {
  const { t } = useTranslation('players');
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { name: '', phone: '' },
    request,
    bodyOf: ({ name, phone }) => ({ name, ...(phone !== '' && { phone }) }),
    send: squadRequests(squad).add,
    done: async () => {
      await queryClient.invalidateQueries({ queryKey: ['squads'] });
      done();
    },
    unanswered: t('squads.unanswered'),
  });
  return (
    <form {...form.form} className="squad-form">
      <h3>{t('squads.guest.title')}</h3>
      <p>{t('squads.guest.text')}</p>
      <FailureNotice failure={form.failure} />
      <TextField {...form.text('name')} label={t('squads.guest.name')} maxLength={MAX_GUEST_NAME} />
      <TextField {...form.text('phone')} label={t('squads.guest.phone')} type="tel" dir="ltr" />
      <Button type="submit" look="quiet" busy={form.busy}>
        {t('squads.guest.act')}
      </Button>
    </form>
  );
}
