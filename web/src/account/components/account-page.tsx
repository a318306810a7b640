import type { UserAnswer } from '@five/shared/auth/auth.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleNavLink } from '../../platform/texts/locale-link.tsx';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { FormArea } from '../../ui/fields/form-area.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useUser } from '../user.queries.ts';
import { FormHead } from './form-head.tsx';
import './account-section.css';

const PAGES = [
  { to: '/account/profile', label: 'tabs.profile' },
  { to: '/account/security', label: 'tabs.security' },
  { to: '/account/notifications', label: 'tabs.notifications' },
] as const;

interface Props {
  title: string;
  lead: string;
  /** Renders the content of the page, once the user is loaded. */
  children: (user: UserAnswer) => ReactNode;
}

/** An account page that consists of sections; each section is saved separately. */
export function AccountPage({ title, lead, children }: Props) {
  const { t } = useTranslation('account');
  const { data: user, failed, retry } = useUser();
  return (
    <FormArea>
      <FormHead title={title}>{lead}</FormHead>
      <div className="own">
        <nav className="own-tabs" aria-label={t('tabs.label')}>
          {PAGES.map(({ to, label }) => (
            <LocaleNavLink key={to} to={to}>
              {t(label)}
            </LocaleNavLink>
          ))}
        </nav>
        {failed && <LoadFailed onRetry={retry} />}
        {!failed && (user ? children(user) : <Skeleton height="34rem" />)}
      </div>
    </FormArea>
  );
}
