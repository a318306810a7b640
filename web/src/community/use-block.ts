import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../platform/messages/toasts.ts';
import { block, unblock } from './community.queries.ts';
import { showError } from './show-error.ts';

export interface NamedPlayer {
  reference: string;
  displayName: string;
}

/**
 * Blocks or unblocks a player. Queries of player cards, conversations, posts and matches are
 * outdated afterwards.
 */
export function useBlock({ reference, displayName }: NamedPlayer) {
  const { t } = useTranslation('community');
  const queryClient = useQueryClient();
  const name = `\u2068${displayName}\u2069`;
  return useMutation({
    mutationFn: (blocks: boolean) => (blocks ? block(reference) : unblock(reference)),
    onSuccess: (_answer, blocks) =>
      showToast({
        status: 'success',
        message: t(blocks ? 'blockedDone' : 'unblockedDone', { name }),
      }),
    onError: (error) => showError(error),
    onSettled: () =>
      Promise.all(
        ['players', 'chats', 'messagings', 'discussions', 'open_matches'].map((first) =>
          queryClient.invalidateQueries({ queryKey: [first] }),
        ),
      ),
  });
}
