import type { Texts } from '@five/shared/locales/locale';
import type { Success } from '@five/shared/platform/envelope.contract';
import type { TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';

type Edition = TournamentAnswer<Texts>;

/**
 * Runs an action on a tournament edition. Afterwards the tournaments, their teams and matches, and
 * the data of the desk are refetched.
 */
export function useEditionAction(
  send: () => Promise<Success<Edition>>,
  successMessage: (edition: Edition) => string,
  onDone: () => void,
) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ data }) => {
      notify(successMessage(data), { type: 'success' });
      onDone();
      await Promise.all(
        ['tournaments', 'teams', 'tournament_matches', 'desk'].map((first) =>
          client.invalidateQueries({ queryKey: [first] }),
        ),
      );
    },
  });
}
