import { calls, listOf, writeResult } from '../../platform/call.ts';
import { series, seriesPlan } from './series.contract.ts';
import {
  CancelSeriesRequest,
  CreateSeriesRequest,
  DeskSeriesPlanRequest,
  DeskSeriesRequest,
  SeriesPlanRequest,
} from './series.requests.ts';

const PLAN_ERRORS = [
  'BOOKING_DURATION',
  'BOOKING_PITCH_UNKNOWN',
  'BOOKING_PITCH_INACTIVE',
  'BOOKING_CUSTOMER_REQUIRED',
  'BOOKING_CUSTOMER_UNKNOWN',
  'REFERENCE_UNKNOWN',
] as const;
const LIST = {
  filter: ['state', 'customer'],
  sort: ['id', 'reference', 'createdAt', 'firstDate'],
} as const;

export const SERIES_CALLS = calls({
  'GET series': {
    permission: 'series.read',
    summary: 'List series, newest first; players get their own ones.',
    answer: listOf(series),
    list: LIST,
  },
  'GET series/{id}': {
    permission: 'series.read',
    summary: 'Get a series with its bookings.',
    answer: series,
  },
  'POST series_preview': {
    id: 'previewSeries',
    permission: 'series.preview',
    body: { player: SeriesPlanRequest, staff: DeskSeriesPlanRequest },
    status: 200,
    summary: 'Preview a series: slot, price and conflict of each date; nothing is stored.',
    answer: writeResult('SeriesPlanned', seriesPlan),
    errors: PLAN_ERRORS,
  },
  'POST series': {
    permission: 'series.create',
    body: { player: CreateSeriesRequest, staff: DeskSeriesRequest },
    summary: 'Create a series from the previewed plan; all dates are booked, or none.',
    description: 'If the plan has changed, the error contains the current one in `plan`.',
    answer: writeResult('SeriesSaved', series),
    errors: [
      ...PLAN_ERRORS,
      'SERIES_CHANGED',
      'SERIES_UNDECIDED',
      'SERIES_HOURS_MISSING',
      'BOOKING_NO_TARIFF',
      'BOOKING_TOO_MANY_PENDING',
      'BOOKING_TOO_MANY_UPCOMING',
      'BOOKING_TOO_OFTEN',
      'AUTH_PROFILE_INCOMPLETE',
      'SQUAD_NOT_CAPTAIN',
    ],
  },
  'POST series/{reference}/confirm': {
    permission: 'series.confirm',
    status: 200,
    summary: 'Confirm all pending dates of a series; each is paid by its start.',
    answer: writeResult('SeriesSaved', series),
    errors: ['SERIES_NOT_CONFIRMABLE'],
  },
  'POST series/{reference}/cancel': {
    permission: 'series.cancel',
    body: CancelSeriesRequest,
    status: 200,
    summary: 'Cancel the upcoming dates of a series, or those from a given date on.',
    description: 'Each date is cancelled by the rules for a booking.',
    answer: writeResult('SeriesSaved', series),
    errors: ['SERIES_NOTHING_AHEAD', 'BOOKING_CANCEL_REASON_REQUIRED'],
  },
  'POST series/{reference}/decline': {
    permission: 'series.decline',
    status: 200,
    summary: 'Decline the continuation of a series and release its reserved weeks.',
    answer: writeResult('SeriesSaved', series),
    errors: ['SERIES_NOT_KEPT'],
  },
});
