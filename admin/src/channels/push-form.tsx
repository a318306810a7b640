import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import { FormControlLabel, Switch } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Refusal } from '../platform/forms/refusal.tsx';
import { useAction } from '../platform/requests/use-action.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { ChannelUsage } from './channel-usage.tsx';
import css from './channels.module.css';
import { channelsQuery, saveChannels } from './channels.queries.ts';

/** Whether messages appear in the browsers of players. */
export function PushForm({ push }: Pick<ChannelsAnswer, 'push'>) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const act = useAction(
    async (enabled: boolean) => {
      const { data } = await saveChannels({ push: { enabled, dailyLimit: push.dailyLimit } });
      client.setQueryData(channelsQuery().queryKey, data);
    },
    () => t('channels.saved'),
  );
  return (
    <section className={css['form']}>
      <h2>{t('channels.push')}</h2>
      <FormControlLabel
        control={
          <Switch
            checked={push.enabled}
            onChange={({ target }) => !act.isPending && act.mutate(target.checked)}
          />
        }
        label={t('channels.push_on')}
      />
      <p>{t('channels.push_help')}</p>
      <Refusal error={act.error} />
      <ChannelUsage today={push.today} month={push.month} priced={false} />
    </section>
  );
}
