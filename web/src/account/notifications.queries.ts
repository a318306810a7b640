import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userQuery } from './user.queries.ts';
import { showFailure } from '../platform/messages/alerts.ts';
import { api } from '../platform/requests/api.ts';

/** Query of the notifications; the API returns the newest hundred. */
export const notificationsQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => api.get('notifications', { signal }),
    enabled: signedIn,
    meta: { personal: true },
  });

/**
 * Marks one notification (null: all) as read. The list and the count of the bell are updated
 * optimistically; a failure reverts both.
 */
export function useMarkRead() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reference: string | null): Promise<unknown> =>
      reference === null
        ? api.post('notifications/read')
        : api.post('notifications/{id}/read', { path: { id: reference } }),
    onMutate: (reference) => {
      const before = {
        rows: queryClient.getQueryData(notificationsQuery(true).queryKey),
        unread: queryClient.getQueryData(userQuery(true).queryKey)?.unread.notifications,
      };
      markRead(queryClient, reference);
      return before;
    },
    onError: (error, _reference, before) => {
      queryClient.setQueryData(notificationsQuery(true).queryKey, before?.rows);
      setUnread(queryClient, (unread) => before?.unread ?? unread);
      showFailure(error, t('error.unreachable'));
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['notifications'] });
      void queryClient.invalidateQueries({ queryKey: userQuery(true).queryKey });
    },
  });
}

function markRead(queryClient: QueryClient, reference: string | null): void {
  const { queryKey } = notificationsQuery(true);
  let read = 0;
  queryClient.setQueryData(queryKey, (rows) =>
    rows?.map((row) => {
      if (row.readAt !== null || (reference !== null && row.reference !== reference)) return row;
      read++;
      return { ...row, readAt: row.createdAt };
    }),
  );
  setUnread(queryClient, (unread) => (reference === null ? 0 : Math.max(0, unread - read)));
}

/**
 * Applies `count` to the number of unread notifications in the cached user, which the bell
 * displays.
 */
function setUnread(queryClient: QueryClient, count: (unread: number) => number): void {
  queryClient.setQueryData<UserAnswer>(
    userQuery(true).queryKey,
    (user) =>
      user && {
        ...user,
        unread: { ...user.unread, notifications: count(user.unread.notifications) },
      },
  );
}
