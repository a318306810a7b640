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
      'The first day; 30 days with the last one if left out. Reception reads its own running ' +
      'day, whatever is asked.',
  },
  to: {
    schema: date(),
    description: 'The last day, at most 366 days with the first; the running one if left out.',
  },
} as const;

export const REPORTS_CALLS = calls({
  'GET reports/takings': {
    id: 'getTakingsReport',
    permission: 'reports.read',
    summary:
      'Money by the day it was received and by method; reception reads what they took themselves.',
    answer: takingsReport,
    query: DAYS,
  },
  'GET reports/occupancy': {
    id: 'getOccupancyReport',
    permission: 'reports.read',
    summary: 'Minutes played of minutes open, by hour and weekday of the opening day.',
    answer: occupancyReport,
    query: DAYS,
  },
  'GET reports/no_shows': {
    id: 'getNoShowReport',
    permission: 'reports.read',
    summary: 'Matches whose players stayed away, by day and by customer.',
    answer: noShowsReport,
    query: DAYS,
  },
  'GET reports/sources': {
    id: 'getSourceReport',
    permission: 'reports.read',
    summary: 'Bookings that players made on the site, and those that the desk made.',
    answer: sourcesReport,
    query: DAYS,
  },
  'GET reports/unpaid': {
    id: 'getUnpaidReport',
    permission: 'reports.readAll',
    summary: 'What is owed for matches, by age, and for packs.',
    answer: unpaidReport,
  },
  'GET reports/packs': {
    id: 'getPackReport',
    permission: 'reports.readAll',
    summary: 'Hours of packs that were paid and not played, by when they end.',
    answer: packsReport,
  },
});
