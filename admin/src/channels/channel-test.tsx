import type { PhoneChannelName } from '@five/shared/channels/channels.codes';
import { TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionFields } from '../platform/forms/action-fields.ts';
import { submitOnce } from '../platform/forms/action-form.tsx';
import { Refusal } from '../platform/forms/refusal.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { ActionButton } from '../ui/action-button.tsx';
import css from './channels.module.css';
import { channelsQuery, testChannel } from './channels.queries.ts';

/** Sends a test with the stored settings, and shows what the provider answered. */
export function ChannelTest({ channel }: { channel: PhoneChannelName }) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const act = useMutation({
    mutationFn: async (to: string) => (await testChannel(channel, to)).data,
    onSettled: () => client.invalidateQueries({ queryKey: channelsQuery().queryKey }),
  });
  const { values, field, submit, isRefusalShown } = useActionFields({ to: '' }, act.error);
  return (
    <form
      className={css['test']}
      onSubmit={submitOnce(
        act,
        submit(() => act.mutate(values.to.trim())),
      )}
      noValidate
    >
      <p>{t('channels.test_help')}</p>
      <TextField
        {...field('to', (to) => to.trim() !== '' || t('channels.test_number'))}
        label={t('channels.test_to')}
        slotProps={{ htmlInput: { inputMode: 'tel', dir: 'ltr' } }}
      />
      <ActionButton type="submit" variant="outlined" busy={act.isPending}>
        {t(`channels.${channel}_test`)}
      </ActionButton>
      <p role="status">
        {act.data?.sent === true && t('channels.test_sent')}
        {act.data?.sent === false && (
          <>
            {t('channels.test_failed')} <bdi dir="ltr">{act.data.error}</bdi>
          </>
        )}
      </p>
      <Refusal error={isRefusalShown ? null : act.error} />
    </form>
  );
}
