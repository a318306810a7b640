import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocale } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sendVerification, useUser } from '../account.queries.ts';

/** The warning of who has not verified the account yet, with the button that sends a code and leads to where it is entered. */
export function UnverifiedNotice() {
  const { t } = useTranslation('auth');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const { data: user } = useUser();
  const send = useMutation({
    mutationFn: (email: string) => sendVerification({ email }),
    // Too soon for another code means that one is already on its way: the page is the same.
    onSettled: (_answer, _error, email) => navigate(localize(`/account/verify?${new URLSearchParams({ email })}`)),
  });
  if (!user || user.verified) return null;
  return (
    <Notice status="warning">
      <p>{t('verify.warning')}</p>
      <Button size="small" busy={send.isPending} onClick={() => send.mutate(user.email)}>{t('verify.warningButton')}</Button>
    </Notice>
  );
}
