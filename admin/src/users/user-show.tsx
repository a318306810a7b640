import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { roleOf } from '@five/shared/auth/roles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { LoadFailed } from '../platform/page/load-failed.tsx';
import { Phone } from '../platform/texts/formatted.tsx';
import { Loading } from '../platform/page/loading.tsx';
import { may } from '../platform/tables/tables.ts';
import { useDayOf, useFormat } from '../platform/texts/use-format.ts';
import { useTariffName } from '../platform/texts/use-names.ts';
import { focusOnMount, useFocusRestore } from '../ui/focus.ts';
import detail from '../ui/layouts/record-detail.module.css';
import page from '../ui/layouts/record-page.module.css';
import { AccessLinkPart, useAccessLinkLoading } from './access-link/access-link-part.tsx';
import { VerifyInPerson } from './verify-in-person.tsx';
import { UserActions } from './user-actions.tsx';
import { UserTags } from './user-row.tsx';
import { UserSessions } from './user-sessions.tsx';
import { UserActivity } from './user-activity.tsx';
import { userQuery } from './users.queries.ts';
import { WriteButton } from './write-button.tsx';

/** Page of an account, with details, actions and history. */
export function UserShow() {
  const t = useTypedTranslate();
  const { id = '' } = useParams();
  // Some actions, such as the verification of an account, remove their own button. The focus then
  // moves to the name.
  const place = useFocusRestore('h1');
  const { data: user, error, refetch } = useQuery(userQuery(decodeURIComponent(id)));
  const isLinkLoading = useAccessLinkLoading(user);
  if (error && !user)
    return <LoadFailed level="h1" title={t('people.failed')} error={error} onRetry={refetch} />;
  if (!user || isLinkLoading) return <Loading />;
  return (
    <article ref={place} className={page['page']}>
      <title>{user.fullName}</title>
      <header>
        <h1 ref={focusOnMount} tabIndex={-1}>
          <bdi>{user.fullName}</bdi>
        </h1>
        <UserTags user={user} />
      </header>
      <div key={user.reference} className={`${page['card']} ${detail['detail']}`}>
        <UserFacts user={user} />
        {user.active && user.verified && roleOf(user.scope) === 'player' && (
          <WriteButton player={user.reference} />
        )}
        {user.active && !user.verified && may('users.verifyInPerson') && (
          <VerifyInPerson user={user} />
        )}
        {may('users.accessLink') && <AccessLinkPart user={user} />}
        <h2 className="sr-only">{t('people.role')}</h2>
        {may('users.update') && <UserActions user={user} />}
        {may('users.listSessions') && <UserSessions user={user} />}
        <UserActivity user={user} />
      </div>
    </article>
  );
}

function UserFacts({
  user: { reference, email, phone, createdAt, tariff, profile },
}: {
  user: StaffUserAnswer;
}) {
  const t = useTypedTranslate();
  const { date } = useFormat();
  const tariffName = useTariffName();
  const dayOf = useDayOf();
  return (
    <dl className={detail['facts']}>
      <dt>{t('rows.reference')}</dt>
      <dd>
        <bdi className="figures">{reference}</bdi>
      </dd>
      {email && <dt>{t('labels.person.email')}</dt>}
      {email && (
        <dd>
          <a className={detail['phone']} href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </dd>
      )}
      {phone && <dt>{t('labels.person.phone')}</dt>}
      {phone && (
        <dd>
          <a className={detail['phone']} href={`tel:${phone}`}>
            <Phone phone={phone} />
          </a>
        </dd>
      )}
      {profile.city && <dt>{t('labels.person.city')}</dt>}
      {profile.city && (
        <dd>
          <bdi>{profile.city}</bdi>
        </dd>
      )}
      <dt>{t('people.tariff')}</dt>
      <dd>
        <bdi>{tariffName(tariff)}</bdi>
      </dd>
      <dt>{t('people.since')}</dt>
      <dd>{date(dayOf(createdAt))}</dd>
    </dl>
  );
}
