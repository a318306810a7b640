import type {
  AcademyAnswer,
  RegistrationReceipt as Receipt,
} from '@five/shared/academy/academy.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../account/user.queries.ts';
import { useForm } from '../../../platform/form/form.ts';
import { useQueryText } from '../../../platform/texts/query-text.ts';
import { academyQuery, registerChild } from '../../academy.queries.ts';

const request = async () =>
  (await import('@five/shared/academy/academy.requests')).CreateRegistrationRequest;
const EMPTY = {
  'child.firstName': '',
  'child.name': '',
  'child.birthDate': '',
  session: '',
  kitSize: '',
  'guardian.fullName': '',
  'guardian.phone': '',
  'guardian.email': '',
  acceptConditions: false,
};

export type RegistrationFields = ReturnType<typeof useRegistration>;

/**
 * State of the registration form. The guardian is prefilled from the account, the session from the
 * URL.
 */
export function useRegistration(
  { sessions }: AcademyAnswer,
  onDone: (receipt: Receipt, child: string) => void,
) {
  const queryClient = useQueryClient();
  const { t } = useTranslation('common');
  const { data: user } = useUser();
  const sessionFromUrl = useQueryText('session');
  const form = useForm({
    initial: EMPTY,
    draft: 'academy',
    request,
    send: async (body, key) => (await registerChild(body, key)).data,
    unanswered: t('error.unanswered'),
    done: async (receipt) => {
      onDone(receipt, form.value('child.firstName'));
      await queryClient.invalidateQueries(academyQuery());
    },
  });
  const { offer, set } = form;
  useEffect(() => {
    offer(
      user
        ? {
            'guardian.fullName': user.fullName,
            'guardian.phone': user.phone,
            'guardian.email': user.email ?? '',
          }
        : {},
    );
  }, [user, offer]);
  useEffect(() => {
    if (sessions.some(({ reference }) => reference === sessionFromUrl))
      set('session', sessionFromUrl);
  }, [sessionFromUrl, sessions, set]);
  return form;
}
