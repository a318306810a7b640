import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';
import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { may } from '../platform/tables/tables.ts';
import { useFormat } from '../platform/use-format.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { CustomerStory, Part } from './customer-story.tsx';
import { trailOfQuery } from './users.queries.ts';

/** The latest bookings, packs, payments and audit entries. */
export function UserStory({ user: { reference, customer } }: { user: StaffUserAnswer }) {
  return (
    <>
      <CustomerStory customer={customer} />
      {may('reports.readAll') && <Trails reference={reference} />}
    </>
  );
}

/** Audit entries about the account and by it; reception sees its own entries only. */
function Trails({ reference }: { reference: string }) {
  const { people } = useOversight();
  return (
    <>
      <Part title={people.trail} query={useQuery(trailOfQuery({ subject: reference }))}>
        {(entry) => <TrailLine entry={entry} />}
      </Part>
      <Part title={people.acts} query={useQuery(trailOfQuery({ actor: reference }))}>
        {(entry) => <TrailLine entry={entry} />}
      </Part>
    </>
  );
}

function TrailLine({ entry: { sentence, subject, actor, wall } }: { entry: AuditEntryAnswer }) {
  const { audit } = useOversight();
  const { date, hour } = useFormat();
  return (
    <>
      <span>
        <bdi>{sentence}</bdi> <bdi className="figures nowrap">{subject}</bdi>
      </span>
      <small>
        <bdi>{actor?.displayName ?? audit.clock}</bdi> · {date(dateOfWall(wall))}{' '}
        <bdi>{hour(timeOfWall(wall))}</bdi>
      </small>
    </>
  );
}
