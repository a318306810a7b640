import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { roleOf } from '@five/shared/auth/roles';
import { IconMailQuestion, IconShieldCheck, IconUser, IconUserOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { userPage } from '../platform/page/paths.ts';
import { Phone } from '../platform/texts/phone.tsx';
import { Tag } from '../ui/tag.tsx';
import { useRoleName } from './role-name.ts';
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
          <bdi dir="ltr">{email}</bdi>
          {phone && (
            <>
              {' '}
              · <Phone phone={phone} />
            </>
          )}
        </small>
      </Link>
      <UserTags user={user} />
    </li>
  );
}

/** Role and state of an account as tags. */
export function UserTags({ user: { scope, active, verified } }: { user: StaffUserAnswer }) {
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
      <Tag tone={works ? 'review' : 'plain'} icon={works ? IconShieldCheck : IconUser}>
        {roleName(scope)}
      </Tag>
    </span>
  );
}
