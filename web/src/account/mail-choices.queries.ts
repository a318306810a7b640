import type { MailChoiceRequest } from '@five/shared/notifications/mail-choices.requests';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { nullIfNotFound } from '@five/client/failure';
import { api } from '../platform/requests/api.ts';

/** Query of the choices that the link of a mail opens; null if the link is not valid. */
export const mailChoicesQuery = (token: string) =>
  queryOptions({
    queryKey: ['mailChoices', token],
    queryFn: ({ signal }) =>
      api.get('mail_choices/{token}', { path: { token }, signal }).catch(nullIfNotFound),
    enabled: token !== '',
  });

/** Stops or resumes one kind of mails. The response contains all choices. */
export function useMailChoice(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: MailChoiceRequest) =>
      api.post('mail_choices/{token}', { path: { token }, body: choice }),
    // Mutations with the same scope are sent one after another, so that a response never shows
    // choices that are older than those on the page.
    scope: { id: 'mail-choices' },
    onSuccess: ({ data }) => queryClient.setQueryData(mailChoicesQuery(token).queryKey, data),
  });
}
