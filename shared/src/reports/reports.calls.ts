import { calls } from '../platform/call.ts';
import { date } from '../platform/schema.ts';
import {
  noShowsReport,
  occupancyReport,
  packsReport,
  sourcesReport,
  takingsReport,
  unpaidReport,
} from './reports.contract.ts';

const DAYS = {
  from: {
    schema: date(),
    description:
      'First day; default: 30 days including the last one. Receptionists always get the current ' +
      'day.',
  },
  to: {
    schema: date(),
    description: 'Last day, at most 366 days including the first; default: the current one.',
  },
} as const;

export const REPORTS_CALLS = calls({
  'GET reports/takings': {
    id: 'getTakingsReport',
    permission: 'reports.read',
    summary: 'Get takings by day and payment method; receptionists get their own.',
    answer: takingsReport,
    query: DAYS,
  },
  'GET reports/occupancy': {
    id: 'getOccupancyReport',
    permission: 'reports.read',
    summary: 'Get booked and open minutes by weekday and hour.',
    answer: occupancyReport,
    query: DAYS,
  },
  'GET reports/no_shows': {
    id: 'getNoShowReport',
    permission: 'reports.read',
    summary: 'Get no-shows by day and by customer.',
    answer: noShowsReport,
    query: DAYS,
  },
  'GET reports/sources': {
    id: 'getSourceReport',
    permission: 'reports.read',
    summary: 'Get bookings by channel: site or desk.',
    answer: sourcesReport,
    query: DAYS,
  },
  'GET reports/unpaid': {
    id: 'getUnpaidReport',
    permission: 'reports.readAll',
    summary: 'Get amounts due for bookings, by age, and for packs.',
    answer: unpaidReport,
  },
  'GET reports/packs': {
    id: 'getPackReport',
    permission: 'reports.readAll',
    summary: 'Get paid pack hours that are not played yet, by expiry.',
    answer: packsReport,
  },
});
