import { calls, emptyResult, writeResult } from '../platform/call.ts';
import { nullable } from '../platform/schema.ts';
import { feed } from './calendars.contract.ts';

export const CALENDARS_CALLS = calls({
  'GET calendar/{token}.ics': {
    permission: 'calendars.readByToken',
    summary: 'The matches of whose token it is, for a calendar that reads them by itself.',
    answer: null,
    type: 'text/calendar',
  },
  'GET calendar_feed': {
    permission: 'calendars.readFeed',
    summary: 'The address of the own calendar, or null.',
    answer: nullable(feed),
  },
  'POST calendar_feed': {
    permission: 'calendars.renewFeed',
    summary: 'Makes an address for the own calendar; the one before is dead from then on.',
    answer: writeResult('CalendarFeedMade', feed),
  },
  'DELETE calendar_feed': {
    permission: 'calendars.endFeed',
    summary: 'The address is dead.',
    answer: emptyResult,
  },
});
