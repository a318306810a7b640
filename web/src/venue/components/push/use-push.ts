import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../../platform/messages/alerts.ts';
import {
  type PushState,
  pushState,
  turnOffPush,
  turnOnPush,
} from '../../../platform/requests/push.ts';

/**
 * Whether this browser shows messages, and a function that turns them on or off. The state is
 * undefined until it is known.
 */
export function usePush(pushKey: string) {
  const { t } = useTranslation('notifications');
  const [state, setState] = useState<PushState>();
  useEffect(() => void pushState().then(setState), []);
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => (on ? turnOnPush(pushKey) : turnOffPush()),
    onSuccess: setState,
    onError: (error) => showFailure(error, t('push.failed')),
  });
  return { state, turn: mutate, isBusy: isPending };
}
