import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { IconUserCheck } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { ActionForm } from '../platform/forms/action-form.tsx';
import { useAction } from '../platform/requests/use-action.ts';
import { useFocusRestore } from '../ui/focus.ts';
import { verifyInPerson } from './users.queries.ts';

/**
 * If mails are not delivered, verifies an account whose owner is present at reception. The button
 * requires a confirmation, because the e-mail address stays unproven.
 */
export function VerifyInPerson({ user: { reference, fullName } }: { user: StaffUserAnswer }) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const act = useAction(
    async () => {
      const answer = await verifyInPerson(reference);
      await client.invalidateQueries({ queryKey: ['users'] });
      return answer;
    },
    () => t('people.seen_done'),
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
          {t('people.seen_button')}
        </Button>
      </div>
    );
  }
  return (
    <div ref={place}>
      <ActionForm
        title={t('people.seen_title', { name: fullName })}
        submit={t('people.seen_yes')}
        act={act}
        takesFocus
        onBack={() => setOpen(false)}
        onSubmit={() => act.mutate(undefined)}
      >
        <p>{t('people.seen_help')}</p>
      </ActionForm>
    </div>
  );
}
