import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { IconUserCheck } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActForm } from '../platform/act-form.tsx';
import { filled } from '../platform/tables/use-words.ts';
import { useAct } from '../platform/use-act.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { verifyInPerson } from './users.queries.ts';

/**
 * Verifies an account whose owner is at reception, if no mail is delivered. It asks first, because
 * the e-mail address stays unproven.
 */
export function SeenInPerson({ user: { reference, fullName } }: { user: StaffUserAnswer }) {
  const { people } = useOversight();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const act = useAct(
    async () => {
      const answer = await verifyInPerson(reference);
      await client.invalidateQueries({ queryKey: ['users'] });
      return answer;
    },
    () => people.seen_done,
  );
  const place = useFocusKept('button');
  if (!open) {
    return (
      <div ref={place}>
        <Button
          variant="outlined"
          startIcon={<IconUserCheck aria-hidden size={19} />}
          onClick={() => setOpen(true)}
        >
          {people.seen_button}
        </Button>
      </div>
    );
  }
  return (
    <div ref={place}>
      <ActForm
        title={filled(people.seen_title, { name: fullName })}
        submit={people.seen_yes}
        act={act}
        takesFocus
        onBack={() => setOpen(false)}
        onSubmit={() => act.mutate(undefined)}
      >
        <p>{people.seen_help}</p>
      </ActForm>
    </div>
  );
}
