import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActForm } from '../platform/act-form.tsx';
import { Refusal } from '../platform/refusal.tsx';
import { readSession } from '../platform/session.ts';
import { filled } from '../platform/tables/use-words.ts';
import { useAct } from '../platform/use-act.ts';
import { useAgo } from '../platform/use-format.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { ActButton } from '../ui/act-button.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { endSessions, sessionsQuery } from './users.queries.ts';
import css from './users.module.css';

/** The sessions of an account, with a button to end them, for a lost phone. */
export function UserSessions({ user: { reference } }: { user: StaffUserAnswer }) {
  const { people } = useOversight();
  const ago = useAgo();
  const place = useFocusKept<HTMLElement>('button', 'h2');
  const client = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(reference));
  const act = useAct(
    async () => {
      const answer = await endSessions(reference);
      await client.invalidateQueries({ queryKey: ['users', 'sessions', reference] });
      return answer;
    },
    () => people.signed_out,
  );
  return (
    <section ref={place} className={css['part']}>
      <h2 tabIndex={-1}>{people.sessions}</h2>
      <Refusal error={error} onRetry={refetch} />
      {sessions?.length === 0 && <p>{people.no_session}</p>}
      <ul>
        {sessions?.map((session) => (
          <li key={session.reference}>
            <bdi>{session.device ?? people.unknown_device}</bdi>
            <small>{filled(people.seen, { ago: ago(session.lastSeenAt) })}</small>
          </li>
        ))}
      </ul>
      {sessions &&
        sessions.length > 0 &&
        (readSession()?.user.reference === reference ? (
          <EndOwn act={act} />
        ) : (
          <EndTheirs act={act} />
        ))}
    </section>
  );
}

interface EndProps {
  act: { isPending: boolean; error: Error | null; mutate: (nothing: undefined) => void };
}

function EndTheirs({ act }: EndProps) {
  const { people } = useOversight();
  return (
    <>
      <ActButton
        variant="outlined"
        color="error"
        busy={act.isPending}
        onClick={() => act.mutate(undefined)}
      >
        {people.sign_out}
      </ActButton>
      <Refusal error={act.error} />
    </>
  );
}

/** For the own account it asks first, because it ends this session too. */
function EndOwn({ act }: EndProps) {
  const { people } = useOversight();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {people.sign_out}
      </Button>
    );
  return (
    <ActForm
      title={people.sign_out}
      submit={people.sign_out}
      danger
      act={act}
      takesFocus
      onBack={() => setAsking(false)}
      onSubmit={() => act.mutate(undefined)}
    >
      <p>{people.own_sessions}</p>
    </ActForm>
  );
}
