import type { ResourceProps } from 'ra-core';
import { audit } from '../audit/index.ts';
import { bookings } from '../bookings/index.ts';
import { chats } from '../community/chats/index.ts';
import { discussions, reports } from '../community/moderation/index.ts';
import { customers, customersImport } from '../customers/index.ts';
import { cashSessions } from '../payments/cash/index.ts';
import { bankLines } from '../payments/transfers/index.ts';
import { pricingWeek } from '../pricings/week/pricing-week.ts';
import { reports as venueReports } from '../reports/index.ts';
import { outsideHours, venue } from '../settings/index.ts';
import { subscriptions } from '../subscriptions/index.ts';
import { users } from '../users/index.ts';
import { attendance } from '../venue/academy/attendance.ts';
import { centre } from './centre.ts';
import { tables } from './tables.ts';

/** All react-admin resources; the board is not a resource. */
export const resources: readonly ResourceProps[] = [
  bookings,
  subscriptions,
  cashSessions,
  bankLines,
  chats,
  reports,
  discussions,
  venueReports,
  users,
  customers,
  customersImport,
  audit,
  centre,
  pricingWeek,
  venue,
  outsideHours,
  attendance,
  ...Object.values(tables),
];
