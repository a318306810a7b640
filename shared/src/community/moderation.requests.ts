import { About } from '../platform/checks/about.ts';
import { CalendarDate, Line, OneOf, Optional, Paragraph } from '../platform/checks.ts';
import { MAX_REASON } from '../platform/lengths.ts';
import { REPORT_OUTCOMES } from './community.codes.ts';
import type { ReportOutcome } from './community.codes.ts';

/** Request body of every `…/report` route. */
export class ReportRequest {
  @About("Reason in the reporter's own words, for staff.")
  @Paragraph(MAX_REASON)
  reason: string;
}

/** Request body of the `…/hide` and `…/lock` routes. The reason is stored in the audit trail. */
export class ModerateRequest {
  @About('Reason, stored in the audit trail.')
  @Line(MAX_REASON)
  reason: string;
}

/** Request body of `POST players/{id}/warn`. The player sees the reason. */
export class WarnRequest {
  @About('Reason, which the player can read.')
  @Line(MAX_REASON)
  reason: string;
}

/**
 * Request body of `POST players/{id}/suspend`. The suspension lasts until a date at the venue,
 * included.
 */
export class SuspendRequest {
  @About('Reason, which the player can read.')
  @Line(MAX_REASON)
  reason: string;
  @About('Last day of the suspension at the venue, included, `YYYY-MM-DD`.')
  @CalendarDate()
  until: string;
}

/** Request body of `POST community_reports/{id}/settle`. */
export class SettleReportRequest {
  @About('`upheld`: the report is right; `dismissed`: no violation.')
  @OneOf(REPORT_OUTCOMES)
  outcome: ReportOutcome;
  @About('Internal note of staff.')
  @Optional()
  @Line(MAX_REASON)
  note?: string;
}
