import { CalendarDate, Line, OneOf, Optional, Paragraph } from '../platform/checks.ts';
import { MAX_REASON } from '../platform/lengths.ts';
import { REPORT_OUTCOMES } from './community.codes.ts';
import type { ReportOutcome } from './community.codes.ts';

/** Request body of every `…/report` route. */
export class ReportRequest {
  @Paragraph(MAX_REASON) reason: string;
}

/** Request body of the `…/hide` and `…/lock` routes. The reason is stored in the audit trail. */
export class ModerateRequest {
  @Line(MAX_REASON) reason: string;
}

/** Request body of `POST players/{id}/warn`. The player sees the reason. */
export class WarnRequest {
  @Line(MAX_REASON) reason: string;
}

/**
 * Request body of `POST players/{id}/suspend`. The suspension lasts until a date at the venue,
 * included.
 */
export class SuspendRequest {
  @Line(MAX_REASON) reason: string;
  @CalendarDate() until: string;
}

/** Request body of `POST community_reports/{id}/settle`. */
export class SettleReportRequest {
  @OneOf(REPORT_OUTCOMES) outcome: ReportOutcome;
  @Optional() @Line(MAX_REASON) note?: string;
}
