import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { ActionForm } from '../platform/forms/action-form.tsx';
import { Refusal } from '../platform/forms/refusal.tsx';
import { readSession } from '../platform/requests/session.ts';
import { useAction } from '../platform/requests/use-action.ts';
import { useAgo } from '../platform/texts/use-format.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { useFocusRestore } from '../ui/focus.ts';
import { endSessions, sessionsQuery } from './users.queries.ts';
import css from './users.module.css';

/** The sessions of an account, with a button to end them, for example after a phone was lost. */
export function UserSessions({ user: { reference } }: { user: StaffUserAnswer }) {
  const t = useTypedTranslate();
  const ago = useAgo();
  const place = useFocusRestore<HTMLElement>('button', 'h2');
  const client = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(reference));
  const act = useAction(
    async () => {
      const answer = await endSessions(reference);
      await client.invalidateQueries({ queryKey: ['users', 'sessions', reference] });
      return answer;
    },
    () => t('people.signed_out'),
  );
  return (
    <section ref={place} className={css['part']}>
      <h2 tabIndex={-1}>{t('people.sessions')}</h2>
      <Refusal error={error} onRetry={refetch} />
      {sessions?.length === 0 && <p>{t('people.no_session')}</p>}
      <ul>
        {sessions?.map((session) => (
          <li key={session.reference}>
            <bdi>{session.device ?? t('people.unknown_device')}</bdi>
            <small>{t('people.seen', { ago: ago(session.lastSeenAt) })}</small>
          </li>
        ))}
      </ul>
      {sessions &&
        sessions.length > 0 &&
        (readSession()?.user.reference === reference ? (
          <EndOwnSessions act={act} />
        ) : (
          <EndUserSessions act={act} />
        ))}
    </section>
  );
}

interface EndProps {
  act: { isPending: boolean; error: Error | null; mutate: (nothing: undefined) => void };
}

function EndUserSessions({ act }: EndProps) {
  const t = useTypedTranslate();
  return (
    <>
      <ActionButton
        variant="outlined"
        color="error"
        busy={act.isPending}
        onClick={() => act.mutate(undefined)}
      >
        {t('people.sign_out')}
      </ActionButton>
      <Refusal error={act.error} />
    </>
  );
}

/**
 * Button that ends the sessions of the user's own account. It requires a confirmation, because this
 * ends the current session too.
 */
function EndOwnSessions({ act }: EndProps) {
  const t = useTypedTranslate();
  const [confirming, setConfirming] = useState(false);
  if (!confirming)
    return (
      <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
        {t('people.sign_out')}
      </Button>
    );
  return (
    <ActionForm
      title={t('people.sign_out')}
      submit={t('people.sign_out')}
      danger
      act={act}
      takesFocus
      onBack={() => setConfirming(false)}
      onSubmit={() => act.mutate(undefined)}
    >
      <p>{t('people.own_sessions')}</p>
    </ActionForm>
  );
}
