import { calls, emptyResult, writeResult } from '../platform/call.ts';
import { nullable } from '../platform/schema.ts';
import { feed } from './calendars.contract.ts';

export const CALENDARS_CALLS = calls({
  'GET calendar/{token}.ics': {
    permission: 'calendars.readByToken',
    summary: 'Get the calendar feed to which a token gives access.',
    answer: null,
    type: 'text/calendar',
  },
  'GET calendar_feed': {
    permission: 'calendars.readFeed',
    summary: "Get the caller's calendar feed, or null.",
    answer: nullable(feed),
  },
  'POST calendar_feed': {
    permission: 'calendars.renewFeed',
    summary: "Create a new URL for the caller's calendar feed; the previous one stops working.",
    answer: writeResult('CalendarFeedMade', feed),
  },
  'DELETE calendar_feed': {
    permission: 'calendars.endFeed',
    summary: "Delete the caller's calendar feed.",
    answer: emptyResult,
  },
});
