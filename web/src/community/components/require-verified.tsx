import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/user.queries.ts';
import { useVerificationCode } from '../../account/verification.queries.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { rememberPage } from '../../platform/requests/return-to.ts';
import { useSession } from '../../platform/requests/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import './discussion/new-thread.css';

interface Props {
  /**
   * Texts for visitors (`signIn`) and unverified players (`unverified`). They replace the default
   * texts, which are about writing.
   */
  signIn?: string;
  unverified?: string;
  children: ReactNode;
}

/**
 * Renders its children for verified players only. Other users see what to do to become verified.
 */
export function RequireVerified({ signIn, unverified, children }: Props) {
  const { t } = useTranslation(['community', 'discussions', 'auth']);
  const session = useSession();
  const { data: user } = useUser();
  const send = useVerificationCode();
  if (!session)
    return (
      <LocaleLink
        to="/auth/login"
        className={buttonClass('quiet')}
        onClick={() => rememberPage(location.pathname + location.search)}
      >
        {signIn ?? t('signIn')}
      </LocaleLink>
    );
  if (!user) return null;
  if (user.verified) return children;
  return (
    <p className="may-write">
      {unverified ?? t('discussions:thread.unverified')}
      <Button
        look="quiet"
        size="small"
        busy={send.isPending}
        onClick={() => send.mutate(user.email ?? '')}
      >
        {t('auth:verify.warningButton')}
      </Button>
    </p>
  );
}
