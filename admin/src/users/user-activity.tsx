import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';
import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { may } from '../platform/tables/tables.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { CustomerActivity, ActivitySection } from './customer-activity.tsx';
import { auditOfUserQuery } from './users.queries.ts';

/** The latest bookings, packs and payments of an account, and for admins its audit entries. */
export function UserActivity({ user: { reference, customer } }: { user: StaffUserAnswer }) {
  return (
    <>
      <CustomerActivity customer={customer} />
      {may('reports.readAll') && <AuditEntries reference={reference} />}
    </>
  );
}

/** Two lists of audit entries: changes of this account, and actions that this account performed. */
function AuditEntries({ reference }: { reference: string }) {
  const t = useTypedTranslate();
  return (
    <>
      <ActivitySection
        title={t('people.trail')}
        query={useQuery(auditOfUserQuery({ subject: reference }))}
      >
        {(entry) => <AuditEntryRow entry={entry} />}
      </ActivitySection>
      <ActivitySection
        title={t('people.acts')}
        query={useQuery(auditOfUserQuery({ actor: reference }))}
      >
        {(entry) => <AuditEntryRow entry={entry} />}
      </ActivitySection>
    </>
  );
}

function AuditEntryRow({ entry: { sentence, subject, actor, wall } }: { entry: AuditEntryAnswer }) {
  const t = useTypedTranslate();
  const { date, hour } = useFormat();
  return (
    <>
      <span>
        <bdi>{sentence}</bdi> <bdi className="figures nowrap">{subject}</bdi>
      </span>
      <small>
        <bdi>{actor?.displayName ?? t('audit.clock')}</bdi> · {date(dateOfWall(wall))}{' '}
        <bdi>{hour(timeOfWall(wall))}</bdi>
      </small>
    </>
  );
}
