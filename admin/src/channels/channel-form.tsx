import type { PhoneChannelName } from '@five/shared/channels/channels.codes';
import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import type { UpdateChannelsRequest } from '@five/shared/channels/channels.requests';
import { FormControlLabel, Switch } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { submitOnce } from '../platform/forms/action-form.tsx';
import { Refusal } from '../platform/forms/refusal.tsx';
import { Unsaved } from '../platform/forms/unsaved.tsx';
import { useAction } from '../platform/requests/use-action.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { isStored, type Switches } from './channel-draft.rules.ts';
import { ChannelUsage } from './channel-usage.tsx';
import css from './channels.module.css';
import { channelsQuery, saveChannels } from './channels.queries.ts';

/** Saves the settings of a channel, and shows the stored ones. */
export function useSaveChannel(onSaved: () => void) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  return useAction(
    async (changes: UpdateChannelsRequest) => {
      const { data } = await saveChannels(changes);
      client.setQueryData(channelsQuery().queryKey, data);
      onSaved();
    },
    () => t('channels.saved'),
  );
}

interface ChannelFormProps<C extends PhoneChannelName> {
  channel: C;
  stored: ChannelsAnswer[C];
  /** The request of the form as it is now. */
  request: NonNullable<UpdateChannelsRequest[C]>;
  onSwitch: (switches: Switches) => void;
  act: ReturnType<typeof useSaveChannel>;
  isRefusalShown: boolean;
  onSubmit: () => void;
  /** The fields of the provider. */
  children: ReactNode;
}

/** Form of a channel to phone numbers: its switches, its fields and its counts. */
export function ChannelForm<C extends PhoneChannelName>({
  channel,
  stored,
  request,
  onSwitch,
  act,
  isRefusalShown,
  onSubmit,
  children,
}: ChannelFormProps<C>) {
  const t = useTypedTranslate();
  const { enabled, callers, codes = false } = request;
  const turn = (change: Partial<Switches>) => onSwitch({ enabled, callers, codes, ...change });
  return (
    <form className={css['form']} onSubmit={submitOnce(act, onSubmit)} noValidate>
      <Unsaved when={!act.isPending && !isStored(request, stored)} />
      <h2>{t(`delivery.channels.${channel}`)}</h2>
      <FormControlLabel
        control={<Switch checked={enabled} onChange={(_, on) => turn({ enabled: on })} />}
        label={t(`channels.${channel}_on`)}
      />
      <FormControlLabel
        control={<Switch checked={callers} onChange={(_, on) => turn({ callers: on })} />}
        label={t('channels.callers')}
      />
      <p>{t('channels.callers_help')}</p>
      <FormControlLabel
        control={<Switch checked={codes} onChange={(_, on) => turn({ codes: on })} />}
        label={t('channels.codes')}
      />
      <p>{t('channels.codes_help')}</p>
      {children}
      <Refusal error={isRefusalShown ? null : act.error} />
      <ActionButton type="submit" variant="contained" busy={act.isPending}>
        {t(`channels.${channel}_save`)}
      </ActionButton>
      <ChannelUsage today={stored.today} month={stored.month} priced />
    </form>
  );
}
