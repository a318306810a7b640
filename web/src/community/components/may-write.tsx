import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/account.queries.ts';
import { LocaleLink } from '../../platform/locale-link.tsx';
import { rememberPage } from '../../platform/return-to.ts';
import { useSession } from '../../platform/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import './new-thread.css';

/** What verified players see; the others see the way there. */
export function MayWrite({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['community', 'discussions', 'auth']);
  const session = useSession();
  const { data: user } = useUser();
  if (!session) return <LocaleLink to="/auth/login" className={buttonClass('quiet')} onClick={() => rememberPage(location.pathname + location.search)}>{t('signIn')}</LocaleLink>;
  if (!user) return null;
  if (user.verified) return children;
  return (
    <p className="may-write">
      {t('discussions:thread.unverified')}
      <LocaleLink to={`/account/verify?${new URLSearchParams({ email: user.email })}`} className={buttonClass('quiet', 'small')}>{t('auth:verify.warningButton')}</LocaleLink>
    </p>
  );
}
