import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { roleOf, type Scope } from '@five/shared/auth/roles';
import {
  IconDeviceMobileCheck,
  IconMailQuestion,
  IconShieldCheck,
  IconUser,
  IconUserOff,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { userPage } from '../platform/page/paths.ts';
import { Phone } from '../platform/texts/formatted.tsx';
import { Tag } from '../ui/tag.tsx';
import css from './users.module.css';

/** A row of the accounts list. */
export function UserRow({ user }: { user: StaffUserAnswer }) {
  const { reference, fullName, email, phone } = user;
  return (
    <li>
      <Link to={userPage(reference)}>
        <span>
          <bdi>{fullName}</bdi>
        </span>
        <small>
          {email && <bdi dir="ltr">{email}</bdi>}
          {email && phone && ' · '}
          {phone && <Phone phone={phone} />}
        </small>
      </Link>
      <UserTags user={user} />
    </li>
  );
}

/** Role and state of an account as tags. */
export function UserTags({
  user: { scope, active, verified, secondFactor },
}: {
  user: StaffUserAnswer;
}) {
  const t = useTypedTranslate();
  const roleName = useRoleName();
  const works = roleOf(scope) !== 'player';
  return (
    <span className={css['tags']}>
      {!active && (
        <Tag tone="absent" icon={IconUserOff}>
          {t('people.inactive')}
        </Tag>
      )}
      {active && !verified && (
        <Tag tone="waiting" icon={IconMailQuestion}>
          {t('people.unverified')}
        </Tag>
      )}
      {secondFactor && (
        <Tag tone="plain" icon={IconDeviceMobileCheck}>
          {t('people.factor')}
        </Tag>
      )}
      <Tag tone={works ? 'review' : 'plain'} icon={works ? IconShieldCheck : IconUser}>
        {roleName(scope)}
      </Tag>
    </span>
  );
}

/** The name of an account's role, which its scopes determine. */
export function useRoleName(): (scope: readonly Scope[]) => string {
  const t = useTypedTranslate();
  return (scope) => t(`states.role.${roleOf(scope)}`);
}
