import { Platform1790000000001 } from './001-platform.ts';
import { People1790000000002 } from './002-people.ts';
import { SlotsAndBookings1790000000003 } from './003-slots-and-bookings.ts';
import { StandardTariff1790000000004 } from './004-standard-tariff.ts';
import { FilesAndContent1790000000005 } from './005-files-and-content.ts';
import { LeaguesAndCommunity1790000000006 } from './006-leagues-and-community.ts';
import { TariffSearch1790000000007 } from './007-tariff-search.ts';
import { Packs1790000000008 } from './008-packs.ts';
import { ProofsAndCalendars1790000000009 } from './009-proofs-and-calendars.ts';
import { NoticeChoices1790000000010 } from './010-notice-choices.ts';
import { CashDrawer1790000000011 } from './011-cash-drawer.ts';
import { BankLines1790000000012 } from './012-bank-lines.ts';
import { Community1790000000013 } from './013-community.ts';
import { DrawerCounts1790000000015 } from './015-drawer-counts.ts';
import { OpenMatches1790000000016 } from './016-open-matches.ts';
import { Series1790000000017 } from './017-series.ts';
import { WaitingList1790000000018 } from './018-waiting-list.ts';
import { Attendance1790000000020 } from './020-attendance.ts';
import { ChatLists1790000000021 } from './021-chat-lists.ts';
import { Showcase1790000000022 } from './022-showcase.ts';
import { StandingBookings1790000000023 } from './023-standing-bookings.ts';
import { OwnPolicies1790000000024 } from './024-own-policies.ts';
import { WhyFrozen1790000000025 } from './025-why-frozen.ts';
import { DemoRows1790000000026 } from './026-demo-rows.ts';
import { BookingTerms1790000000027 } from './027-booking-terms.ts';
import { TakingsDay1790000000028 } from './028-takings-day.ts';
import { CleanNames1790000000030 } from './030-clean-names.ts';
import { SameChild1790000000031 } from './031-same-child.ts';
import { BankLineRows1790000000032 } from './032-bank-line-rows.ts';
import { SignInPlaces1790000000034 } from './034-sign-in-places.ts';
import { CodesOfKnownPlaces1790000000035 } from './035-codes-of-known-places.ts';
import { OneTimeMarkers1790000000036 } from './036-one-time-markers.ts';

/**
 * Migrations in execution order. A released migration is never edited; a new migration corrects it.
 */
export const MIGRATIONS = [
  Platform1790000000001,
  People1790000000002,
  SlotsAndBookings1790000000003,
  StandardTariff1790000000004,
  FilesAndContent1790000000005,
  LeaguesAndCommunity1790000000006,
  TariffSearch1790000000007,
  Packs1790000000008,
  ProofsAndCalendars1790000000009,
  NoticeChoices1790000000010,
  CashDrawer1790000000011,
  BankLines1790000000012,
  Community1790000000013,
  DrawerCounts1790000000015,
  OpenMatches1790000000016,
  Series1790000000017,
  WaitingList1790000000018,
  Attendance1790000000020,
  ChatLists1790000000021,
  Showcase1790000000022,
  StandingBookings1790000000023,
  OwnPolicies1790000000024,
  WhyFrozen1790000000025,
  DemoRows1790000000026,
  BookingTerms1790000000027,
  TakingsDay1790000000028,
  CleanNames1790000000030,
  SameChild1790000000031,
  BankLineRows1790000000032,
  SignInPlaces1790000000034,
  CodesOfKnownPlaces1790000000035,
  OneTimeMarkers1790000000036,
];
