import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { IconUserCheck } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionForm } from '../platform/action-form.tsx';
import { interpolate } from '../platform/tables/use-content-texts.ts';
import { useAction } from '../platform/use-action.ts';
import { useAdministrationTexts } from '../platform/use-administration-texts.ts';
import { useFocusRestore } from '../ui/use-focus-restore.ts';
import { verifyInPerson } from './users.queries.ts';

/**
 * If mails are not delivered, verifies an account whose owner is present at reception. The button
 * requires a confirmation, because the e-mail address stays unproven.
 */
export function VerifyInPerson({ user: { reference, fullName } }: { user: StaffUserAnswer }) {
  const { people } = useAdministrationTexts();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const act = useAction(
    async () => {
      const answer = await verifyInPerson(reference);
      await client.invalidateQueries({ queryKey: ['users'] });
      return answer;
    },
    () => people.seen_done,
  );
  const place = useFocusRestore('button');
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
      <ActionForm
        title={interpolate(people.seen_title, { name: fullName })}
        submit={people.seen_yes}
        act={act}
        takesFocus
        onBack={() => setOpen(false)}
        onSubmit={() => act.mutate(undefined)}
      >
        <p>{people.seen_help}</p>
      </ActionForm>
    </div>
  );
}
