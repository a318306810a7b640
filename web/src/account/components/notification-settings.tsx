import type { UserAnswer } from '@five/shared/auth/auth.contract';
import {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  NOTICE_MUTES,
  type NoticeMute,
} from '@five/shared/notifications/notifications.codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveProfile } from '../account.queries.ts';
import { userQuery } from '../user.queries.ts';
import { showFailure } from '../../platform/messages/alerts.ts';

/** Table of notification settings by kind and channel. Each checkbox is saved immediately. */
export function NotificationSettings({ muted }: { muted: readonly NoticeMute[] }) {
  const { t } = useTranslation('notifications');
  const choose = useSetMute();
  return (
    <table className="notice-choices">
      <thead>
        <tr>
          <td />
          {NOTICE_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`kind.${kind}`)}</th>
            {NOTICE_CHANNELS.map((channel) => {
              const mute: NoticeMute = `${kind}:${channel}`;
              const fixed = !NOTICE_MUTES.includes(mute);
              return (
                <td key={channel}>
                  <label>
                    <input
                      type="checkbox"
                      checked={!muted.includes(mute)}
                      disabled={fixed}
                      onChange={({ currentTarget }) =>
                        choose({ mute, wanted: currentTarget.checked })
                      }
                    />
                    <span className="unseen">
                      {t(fixed ? 'always' : 'tick', {
                        kind: t(`kind.${kind}`),
                        channel: t(`channel.${channel}`),
                      })}
                    </span>
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Tick {
  mute: NoticeMute;
  wanted: boolean;
}

const toggled = (muted: readonly NoticeMute[], { mute, wanted }: Tick) =>
  wanted ? muted.filter((one) => one !== mute) : [...muted, mute];

/**
 * Saves one checkbox of the notification settings with an optimistic update; an error reverts the
 * update.
 */
function useSetMute() {
  const { t } = useTranslation(['notifications', 'common']);
  const queryClient = useQueryClient();
  const { queryKey } = userQuery(true);
  const show = (tick: Tick) =>
    queryClient.setQueryData<UserAnswer>(
      queryKey,
      (user) => user && { ...user, muted: toggled(user.muted, tick) },
    );
  const { mutate } = useMutation({
    mutationFn: () => saveProfile({ muted: queryClient.getQueryData(queryKey)?.muted }),
    // Mutations with the same scope are sent one after another, so that the last choice of the user
    // takes effect.
    scope: { id: 'notice-choices' },
    onMutate: show,
    onError: (error, { mute, wanted }: Tick) => {
      show({ mute, wanted: !wanted });
      void queryClient.invalidateQueries({ queryKey });
      showFailure(error, t('common:error.unreachable'));
    },
  });
  return mutate;
}
