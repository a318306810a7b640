import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../platform/messages/alerts.ts';
import { useForm } from '../platform/form/form.ts';
import { renameSession } from '../platform/requests/session.ts';
import { saveProfile } from './account.queries.ts';
import { userQuery } from './user.queries.ts';

const request = async () => (await import('@five/shared/auth/auth.requests')).UpdateProfileRequest;

type Values = Record<string, string | boolean>;

/** Form of one section of the profile; it saves only the fields of its section. */
export function useProfileForm<V extends Values>(
  section: string,
  initial: V,
  bodyOf?: (values: V) => object,
) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  return useForm({
    initial,
    draft: `profile-${section}`,
    request,
    bodyOf,
    send: saveProfile,
    done: ({ user }) => {
      queryClient.setQueryData(userQuery(true).queryKey, user);
      renameSession(user.fullName);
      showAlert({ status: 'success', message: t('saved') });
    },
  });
}
