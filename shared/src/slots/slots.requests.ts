import { About } from '../platform/checks/about.ts';
import { CalendarDate, Flag, Line, Optional, WallTime, WholeNumber } from '../platform/checks.ts';
import { NewPitchCode, PitchCode } from './slots.checks.ts';
import { MAX_REASON } from '../platform/lengths.ts';
import { Nested } from '../platform/nested.ts';
import { LineTextsRequest } from '../platform/texts.requests.ts';
import type { TimeSpan } from './slots.contract.ts';
import { partialOf } from '../platform/checks/partial-of.ts';

export class TimeSpanRequest implements TimeSpan {
  @WallTime() startTime: string;
  @About('Local time of the end, `HH:mm`; not after `startTime`: on the next day.')
  @WallTime()
  endTime: string;
}

/** Body of `POST pitches`, which creates a pitch. */
export class CreatePitchRequest {
  @NewPitchCode() code: string;
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
  @About('Position in lists; pitches with a lower number come first.')
  @Optional()
  @WholeNumber(0, 1000)
  displayOrder?: number;
  @About('Whether the pitch can be booked; default true.')
  @Optional()
  @Flag()
  active?: boolean;
}

/** Body of `PUT pitches/{code}`; the code of a pitch cannot change. */
export class UpdatePitchRequest extends partialOf(CreatePitchRequest, {
  omit: ['code'],
  about: { active: 'Whether the pitch can be booked.' },
}) {}

/** Body of `POST blocks`, which blocks a pitch for a period. */
export class CreateBlockRequest extends TimeSpanRequest {
  @PitchCode() pitch: string;
  @About('Calendar date of the start, `YYYY-MM-DD`.')
  @CalendarDate()
  date: string;
  @About('Internal reason of the block.')
  @Line(MAX_REASON)
  reason: string;
}
