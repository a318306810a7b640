import { TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useActionFields } from '../../platform/forms/action-fields.ts';
import { submitOnce } from '../../platform/forms/action-form.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { confirmTestMail, sendTestMail, setupQuery } from './setup.queries.ts';
import css from './setup.module.css';

/**
 * Sends a test mail to the signed-in admin, and takes its code as the proof that it has arrived.
 * Without a mail server there is nothing to send.
 */
export function TestMail() {
  const t = useTypedTranslate();
  const { data: venue } = useQuery(venueQuery());
  const sending = useAction(sendTestMail, () => t('launch.mail_sent'));
  if (venue === undefined || venue.mail === 'files') return null;
  return (
    <div className={css['mail']}>
      <Refusal error={sending.error} />
      <ActionButton
        variant={sending.isSuccess ? 'text' : 'outlined'}
        busy={sending.isPending}
        onClick={() => sending.mutate(undefined)}
      >
        {t('launch.send_mail')}
      </ActionButton>
      {sending.isSuccess && <CodeForm />}
    </div>
  );
}

function CodeForm() {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const act = useAction(
    async (code: string) => {
      const { data } = await confirmTestMail(code);
      client.setQueryData(setupQuery().queryKey, data);
    },
    () => t('launch.saved'),
  );
  const { values, field, submit } = useActionFields({ code: '' }, act.error);
  return (
    <form
      className={css['code']}
      onSubmit={submitOnce(
        act,
        submit(() => act.mutate(values.code.trim())),
      )}
      noValidate
    >
      <TextField
        {...field('code', (code) => /^\d{6}$/.test(code.trim()) || t('launch.code_help'))}
        label={t('launch.code')}
        autoFocus
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            maxLength: 6,
            dir: 'ltr',
          },
        }}
      />
      <ActionButton type="submit" variant="contained" busy={act.isPending}>
        {t('launch.confirm')}
      </ActionButton>
    </form>
  );
}
