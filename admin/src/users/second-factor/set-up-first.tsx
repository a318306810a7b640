import { useLogout } from 'ra-core';
import { readSession, storeSession } from '../../platform/requests/session.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import css from './second-factor.module.css';
import { SetUp } from './set-up.tsx';

/** Page shown instead of all others until a staff member has set up the required second factor. */
export function SetUpFirst() {
  const t = useTypedTranslate();
  const logout = useLogout();
  const open = () => {
    const session = readSession();
    if (session) storeSession({ ...session, secondFactorDue: false });
    window.location.reload();
  };
  return (
    <main className={css['page']}>
      <title>{t('own.factor.title')}</title>
      <h1>{t('own.factor.title')}</h1>
      <p>{t('own.factor.first')}</p>
      <SetUp replaces={false} onBack={() => void logout({}, '/login')} onDone={open} />
    </main>
  );
}
