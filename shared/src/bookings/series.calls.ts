import { calls, listOf, writeResult } from '../platform/call.ts';
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
    summary: 'All series for the desk, the own ones for a player; the newest first.',
    answer: listOf(series),
    list: LIST,
  },
  'GET series/{id}': {
    permission: 'series.read',
    summary: 'One series with its bookings.',
    answer: series,
  },
  'POST series_preview': {
    id: 'previewSeries',
    permission: 'series.preview',
    body: { player: SeriesPlanRequest, staff: DeskSeriesPlanRequest },
    status: 200,
    summary:
      'What a weekly hour would get, date by date, with price and conflicts; nothing is stored.',
    answer: writeResult('SeriesPlanned', seriesPlan),
    errors: PLAN_ERRORS,
  },
  'POST series': {
    permission: 'series.create',
    body: { player: CreateSeriesRequest, staff: DeskSeriesRequest },
    summary:
      'Books the plan that was shown, all of it or nothing. Where it has changed since, `plan` ' +
      'beside the error is the new one.',
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
    ],
  },
  'POST series/{reference}/confirm': {
    permission: 'series.confirm',
    status: 200,
    summary: 'Confirms all dates that wait; each is paid by its own start.',
    answer: writeResult('SeriesSaved', series),
    errors: ['SERIES_NOT_CONFIRMABLE'],
  },
  'POST series/{reference}/cancel': {
    permission: 'series.cancel',
    body: CancelSeriesRequest,
    status: 200,
    summary: 'Cancels the dates ahead, from one on if it is named; each by the rules of a booking.',
    answer: writeResult('SeriesSaved', series),
    errors: ['SERIES_NOTHING_AHEAD', 'BOOKING_CANCEL_REASON_REQUIRED'],
  },
  'POST series/{reference}/decline': {
    permission: 'series.decline',
    status: 200,
    summary: 'Does not go on: what is kept for the holder comes free.',
    answer: writeResult('SeriesSaved', series),
    errors: ['SERIES_NOT_KEPT'],
  },
});
