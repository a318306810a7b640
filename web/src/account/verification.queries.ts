import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useLocale } from '../platform/locale.ts';
import { sendVerification } from './account.queries.ts';

/** Sends a code and opens the page where it is entered, which confirms the sending. */
export function useVerificationCode() {
  const { localize } = useLocale();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (email: string) => sendVerification({ email }),
    // A code requested too soon is already on its way, so the same page opens.
    onSettled: (_answer, _error, email) =>
      navigate(localize(`/account/verify?${new URLSearchParams({ email })}`)),
  });
}
