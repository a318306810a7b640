import { CalendarDate, Line, OneOf, Optional, Paragraph } from '../platform/checks.ts';
import { MAX_REASON } from '../platform/lengths.ts';
import { REPORT_OUTCOMES } from './community.codes.ts';
import type { ReportOutcome } from './community.codes.ts';
import type { ReasonInput, SettleReportInput, SuspendInput } from './moderation.contract.ts';

/** Body of every `…/report` route. */
export class ReportRequest implements ReasonInput {
  @Paragraph(MAX_REASON) reason: string;
}

/** `…/hide`, `…/lock`: the reason is stored in the audit trail. */
export class ModerateRequest implements ReasonInput {
  @Line(MAX_REASON) reason: string;
}

/** `POST players/{id}/warn`: the player sees the reason. */
export class WarnRequest implements ReasonInput {
  @Line(MAX_REASON) reason: string;
}

/** `POST players/{id}/suspend`: until this day of the venue, included. */
export class SuspendRequest implements SuspendInput {
  @Line(MAX_REASON) reason: string;
  @CalendarDate() until: string;
}

/** `POST community_reports/{id}/settle`. */
export class SettleReportRequest implements SettleReportInput {
  @OneOf(REPORT_OUTCOMES) outcome: ReportOutcome;
  @Optional() @Line(MAX_REASON) note?: string;
}
