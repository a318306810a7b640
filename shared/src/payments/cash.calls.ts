import { calls, listOf, writeResult } from '../platform/call.ts';
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
    summary: 'Cash drawers from opening to count, the latest first; at most one is open.',
    answer: listOf(cashSession),
    list: SESSIONS,
  },
  'GET cash_sessions/{reference}': {
    permission: 'cashSessions.read',
    summary: 'One of them. What it should hold is told once it was counted.',
    answer: cashSession,
  },
  'POST cash_sessions': {
    id: 'openCashSession',
    permission: 'cashSessions.open',
    body: OpenCashSessionRequest,
    summary: 'Opens the drawer with the money that lies in it.',
    answer: saved,
    errors: ['CASH_SESSION_OPEN'],
  },
  'PUT cash_sessions/{reference}': {
    permission: 'cashSessions.stateFloat',
    body: StateFloatRequest,
    summary: 'Says what lay in a drawer that its first payment opened.',
    answer: saved,
    errors: ['CASH_SESSION_CLOSED', 'CASH_FLOAT_KNOWN'],
  },
  'POST cash_sessions/{reference}/movements': {
    permission: 'cashSessions.move',
    body: MoveCashRequest,
    summary:
      'Puts money into the drawer or takes some out, with the reason. More than is known to lie ' +
      'in it is taken out only with `confirmed: true`.',
    answer: saved,
    errors: ['CASH_SESSION_CLOSED', 'CASH_MOVEMENT_ABOVE_DRAWER', 'TOO_MANY_REQUESTS'],
  },
  'POST cash_sessions/{reference}/count': {
    permission: 'cashSessions.count',
    body: CountCashRequest,
    status: 200,
    summary:
      'What was counted, by notes and coins; answers what should be there. The drawer stands at ' +
      'its last count, and every one is kept.',
    answer: saved,
    errors: ['CASH_SESSION_CLOSED', 'CASH_FLOAT_UNKNOWN'],
  },
  'POST cash_sessions/{reference}/close': {
    permission: 'cashSessions.close',
    body: CloseCashSessionRequest,
    status: 200,
    summary: 'Closes a counted drawer; where any of its counts differed, that needs its reason.',
    answer: saved,
    errors: ['CASH_SESSION_CLOSED', 'CASH_NOT_COUNTED', 'CASH_COUNT_STALE', 'CASH_REASON_REQUIRED'],
  },
  'GET cash_sessions/{reference}/report.pdf': {
    permission: 'cashSessions.read',
    summary: 'The closing report of a closed drawer.',
    answer: null,
    type: 'application/pdf',
    errors: ['CASH_SESSION_NOT_CLOSED'],
  },
  'GET cash_sessions/{reference}/report.csv': {
    permission: 'cashSessions.read',
    summary: 'The same for a spreadsheet: a line an entry.',
    answer: null,
    type: 'text/csv',
    errors: ['CASH_SESSION_NOT_CLOSED'],
  },
  'GET cash_entries': {
    permission: 'cashSessions.read',
    summary:
      'What went into drawers and out of them, the latest first; amounts of an open one are told ' +
      'once it was counted.',
    answer: listOf(cashEntry),
    list: ENTRIES,
  },
});
