import type { SettleReportRequest } from '@five/shared/community/moderation.requests';
import { Injectable } from '@nestjs/common';
import type { ReportKind, ReportOutcome } from '@five/shared/community/community.codes';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { newReference } from '../../platform/references.ts';
import { searchText } from '../../platform/texts/content-language.ts';
import type { ChatParty } from '../chat-party.ts';
import { knownTo } from '../chat-access.sql.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Message } from '../messagings/message.entity.ts';
import { Discussion } from '../discussions/discussion.entity.ts';
import { Reply } from '../discussions/reply.entity.ts';

/**
 * The result of filing a report: its reference, and whether this request created it. A second
 * report of the same player and subject returns the first one.
 */
export interface Reported {
  reference: string;
  stored: boolean;
}

/** What is reported: the kind, and the reference of the post, match or player. */
export interface ReportSubject {
  kind: ReportKind;
  subject: string;
}

/** The decision of staff about the reports of one subject. */
export interface ReportDecision {
  outcome: ReportOutcome;
  note: string | null;
}

const REPORT_RATE_LIMIT = { points: 20, seconds: 60 * 60 };

/** Files and settles reports. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly audit: Audit,
    private readonly realtime: Realtime,
  ) {}

  /**
   * Files a report, at most one per player and subject.
   * @throws DomainError NOT_FOUND (404) for a subject that is not visible to the player,
   * COMMUNITY_SELF for the player's own post or profile
   */
  async report(
    by: ChatParty,
    { kind, subject }: ReportSubject,
    reason: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<Reported> {
    await this.limits.take('community.report', by.reference, REPORT_RATE_LIMIT);
    return this.transactions.runOnce(idempotency, async (tx) => {
      const [seen] = await tx.query<{ authorId: number }[]>(SEEN[kind], [subject, by.userId]);
      if (!seen) throw new DomainError('NOT_FOUND');
      if (seen.authorId === by.userId) throw new DomainError('COMMUNITY_SELF');
      const search = searchText(reason, subject);
      const [made] = await tx.query<{ reference: string }[]>(ADD, [
        newReference('RE'),
        kind,
        subject,
        seen.authorId,
        by.userId,
        reason.trim(),
        search,
        this.clock.now(),
      ]);
      if (made)
        this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'report', made);
      return {
        reference: made?.reference ?? (await referenceOf(tx, subject, by)),
        stored: made !== undefined,
      };
    });
  }

  /** Settles a report and all other reports about the same subject. */
  async settle(
    by: ChatParty,
    reference: string,
    { outcome, note }: SettleReportRequest,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const reports = await tx.query<{ reference: string; subject: string; state: string }[]>(
        LOCK_ALL,
        [reference],
      );
      const report = reports.find((one) => one.reference === reference);
      if (!report) throw new DomainError('NOT_FOUND');
      if (report.state !== 'open') throw new DomainError('REPORT_SETTLED');
      await this.settleAll(tx, by, report.subject, { outcome, note: note ?? null });
    });
  }

  /** Settles every open report of one subject. */
  async settleAll(
    tx: Tx,
    by: ChatParty,
    subject: string,
    { outcome, note }: ReportDecision,
  ): Promise<void> {
    const settled = await tx.query<{ reference: string }[]>(SETTLE, [
      subject,
      outcome,
      this.clock.now(),
      by.reference,
      note,
    ]);
    await this.audit.record(
      tx,
      ...settled.map(({ reference }) => ({
        actor: by.reference,
        act: 'community_report.settle',
        subjectKind: 'community_report',
        subject: reference,
        from: 'open',
        to: outcome,
        reason: note,
      })),
    );
    for (const { reference } of settled)
      this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'report', {
        reference,
      });
  }
}

async function referenceOf(tx: Tx, subject: string, by: ChatParty): Promise<string> {
  const [known] = await tx.query<{ reference: string }[]>(
    'select reference from community_reports where subject = $1 and reporter_id = $2',
    [subject, by.userId],
  );
  if (!known) throw new DomainError('CONFLICT');
  return known.reference;
}

const AUTHOR = ['authorId'] as const;
/**
 * SQL that selects the author of the reported post, match or profile `$1`. It selects no row if the
 * player `$2` cannot see the reported post, match or profile.
 */
const SEEN: Record<ReportKind, string> = {
  discussion: `select ${selectOf(Discussion, 'd', AUTHOR)} from discussions d where d.reference = $1
      and d.hidden_at is null and $2::bigint is not null`,
  reply: `select ${selectOf(Reply, 'r', AUTHOR)} from replies r
    join discussions d on d.id = r.discussion_id
    where r.reference = $1 and r.hidden_at is null and d.hidden_at is null
    and $2::bigint is not null`,
  message: `select ${selectOf(Message, 'm', AUTHOR)} from messages m
    join chat_members s on s.chat_id = m.chat_id and s.user_id = $2 where m.reference = $1
    and m.hidden_at is null`,
  open_match: `select c.user_id as "authorId" from open_matches m
    join bookings b on b.id = m.booking_id join customers c on c.id = b.customer_id
    where m.reference = $1 and m.hidden_at is null and $2::bigint is not null`,
  player: `select them.id as "authorId" from users them where them.reference = $1 and (them.id = $2
    or ${knownTo('$2', 'them')})`,
};

const ADD = `insert into community_reports (reference, kind, subject, author_id, reporter_id,
  reason, search, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict on constraint community_reports_once do nothing returning reference`;

/**
 * SQL that locks all reports about the same subject as the report `$1`. The order is fixed, so that
 * concurrent settlements wait for each other.
 */
const LOCK_ALL = `select o.reference, o.subject, o.state from community_reports o
  where o.subject = (select r.subject from community_reports r where r.reference = $1) order by o.id
  for update`;

const SETTLE = `with settled as (
    update community_reports set state = $2, settled_at = $3, settled_by = $4, note = $5
    where subject = $1 and state = 'open' returning reference
  ) select reference from settled`;
