import { calls, listOf, writeResult } from '../../platform/call.ts';
import { cashEntry, cashSession } from './cash.contract.ts';
import {
  CloseCashSessionRequest,
  CountCashRequest,
  MoveCashRequest,
  OpenCashSessionRequest,
  StateFloatRequest,
} from './cash.requests.ts';

const saved = writeResult('CashSessionSaved', cashSession);
const SESSIONS = {
  filter: ['open', 'from', 'to'],
  sort: [
    'id',
    'reference',
    'openedAt',
    'closedAt',
    'floatCents',
    'countedCents',
    'differenceCents',
  ],
} as const;
const ENTRIES = {
  filter: ['session', 'kind'],
  sort: ['id', 'reference', 'at', 'amountCents', 'kind'],
} as const;

export const CASH_CALLS = calls({
  'GET cash_sessions': {
    permission: 'cashSessions.read',
    summary: 'List cash sessions, latest first; at most one is open.',
    answer: listOf(cashSession),
    list: SESSIONS,
  },
  'GET cash_sessions/{reference}': {
    permission: 'cashSessions.read',
    summary: 'Get a cash session; the expected amount is null until a count.',
    answer: cashSession,
  },
  'POST cash_sessions': {
    id: 'openCashSession',
    permission: 'cashSessions.open',
    body: OpenCashSessionRequest,
    summary: 'Open the cash drawer with its float.',
    answer: saved,
    errors: ['CASH_SESSION_OPEN'],
  },
  'PUT cash_sessions/{reference}': {
    permission: 'cashSessions.stateFloat',
    body: StateFloatRequest,
    summary: 'Set the float of a drawer that was opened by its first payment.',
    answer: saved,
    errors: ['CASH_SESSION_CLOSED', 'CASH_FLOAT_KNOWN'],
  },
  'POST cash_sessions/{reference}/movements': {
    permission: 'cashSessions.move',
    body: MoveCashRequest,
    summary: 'Put cash into the drawer or take cash out, with a reason.',
    description: 'A withdrawal above the expected amount needs `confirmed: true`.',
    answer: saved,
    errors: ['CASH_SESSION_CLOSED', 'CASH_MOVEMENT_ABOVE_DRAWER', 'TOO_MANY_REQUESTS'],
  },
  'POST cash_sessions/{reference}/count': {
    permission: 'cashSessions.count',
    body: CountCashRequest,
    status: 200,
    summary: 'Record a count of the drawer and return the expected amount.',
    description: 'All counts are kept; the last one applies.',
    answer: saved,
    errors: ['CASH_SESSION_CLOSED', 'CASH_FLOAT_UNKNOWN'],
  },
  'POST cash_sessions/{reference}/close': {
    permission: 'cashSessions.close',
    body: CloseCashSessionRequest,
    status: 200,
    summary: 'Close a counted drawer; a difference in any count requires a reason.',
    answer: saved,
    errors: ['CASH_SESSION_CLOSED', 'CASH_NOT_COUNTED', 'CASH_COUNT_STALE', 'CASH_REASON_REQUIRED'],
  },
  'GET cash_sessions/{reference}/report.pdf': {
    permission: 'cashSessions.read',
    summary: 'Download the closing report of a closed drawer.',
    answer: null,
    type: 'application/pdf',
    errors: ['CASH_SESSION_NOT_CLOSED'],
  },
  'GET cash_sessions/{reference}/report.csv': {
    permission: 'cashSessions.read',
    summary: 'Download the closing report as CSV, one entry per line.',
    answer: null,
    type: 'text/csv',
    errors: ['CASH_SESSION_NOT_CLOSED'],
  },
  'GET cash_entries': {
    permission: 'cashSessions.read',
    summary: 'List entries of cash drawers, latest first.',
    description: 'Amounts of an open drawer are null until it is counted.',
    answer: listOf(cashEntry),
    list: ENTRIES,
  },
});
