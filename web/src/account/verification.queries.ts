import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useLocale } from '../platform/locale.ts';
import { sendVerification } from './account.queries.ts';

/** Sends a code and leads to where it is entered: that page says that one was sent. */
export function useVerificationCode() {
  const { localize } = useLocale();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (email: string) => sendVerification({ email }),
    // Too soon for another code means that one is already on its way: the page is the same.
    onSettled: (_answer, _error, email) => navigate(localize(`/account/verify?${new URLSearchParams({ email })}`)),
  });
}
