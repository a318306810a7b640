import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useLocale } from '../platform/texts/locale.ts';
import { sendVerification } from './account.queries.ts';

/** Sends a verification code and opens the page on which the user enters the code. */
export function useVerificationCode() {
  const { localize } = useLocale();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (email: string) => sendVerification({ email }),
    // The page also opens after an error. If the API refuses because a code was sent within the
    // last minute, the user can enter that code.
    onSettled: (_answer, _error, email) =>
      navigate(localize(`/account/verify?${new URLSearchParams({ email })}`)),
  });
}
