import { PushSubscription } from './auth/push/push-subscription.entity.ts';
import { Channel, ChannelDay } from './platform/channels/channel.entity.ts';
import { AccessLink } from './auth/access-links/access-link.entity.ts';
import { Code } from './auth/code.entity.ts';
import { Session } from './auth/sessions/session.entity.ts';
import { SignInPlace } from './auth/sessions/sign-in-place.entity.ts';
import type { Entities } from './platform/database/data-source.ts';
import { StoredFile } from './platform/files/file.entity.ts';
import { OutboxMessage } from './platform/outbox/outbox.entity.ts';
import { SeasonRow } from './settings/season.entity.ts';
import { VenueLogoRow } from './settings/brand/logo/venue-logo.entity.ts';
import { Venue } from './settings/venue.entity.ts';
import { Customer } from './users/customers/customer.entity.ts';
import { RecoveryCode } from './users/second-factors/recovery-code.entity.ts';
import { SecondFactor } from './users/second-factors/second-factor.entity.ts';
import { User } from './users/user.entity.ts';
import { Addon } from './pricings/addon.entity.ts';
import { BankLine } from './payments/bank-line.entity.ts';
import { BankProfile } from './payments/bank-profile.entity.ts';
import { BookingDraft } from './drafts/draft.entity.ts';
import { Booking } from './bookings/record/booking.entity.ts';
import { AgreedPrice } from './bookings/change/agreed-price.entity.ts';
import { BookingLine } from './bookings/record/booking-line.entity.ts';
import { DemoRows } from './seed/demo-rows.entity.ts';
import { Series } from './bookings/series/series.entity.ts';
import { CashCount } from './payments/cash/cash-count.entity.ts';
import { CashMovement } from './payments/cash/cash-movement.entity.ts';
import { CashSession } from './payments/cash/cash-session.entity.ts';
import { Occupancy } from './slots/occupancy.entity.ts';
import { Payment } from './payments/payment.entity.ts';
import { TransferProof } from './payments/transfer-proof.entity.ts';
import { CalendarFeed } from './bookings/calendar/calendar-feed.entity.ts';
import { WaitingEntry } from './bookings/waiting/waiting-entry.entity.ts';
import { Pitch } from './slots/pitch.entity.ts';
import { Pricing } from './pricings/pricing.entity.ts';
import { Tariff } from './users/tariffs/tariff.entity.ts';
import { LedgerRow } from './subscriptions/ledger-entry.entity.ts';
import { Subscription } from './subscriptions/subscription.entity.ts';
import { ChatMember } from './community/chats/chat-member.entity.ts';
import { Chat } from './community/chats/chat.entity.ts';
import { BookingMatch } from './community/matches/booking-match.entity.ts';
import { DeskNotice } from './users/desk-notices/desk-notice.entity.ts';
import { NoShowDispute } from './community/matches/reliability/no-show-dispute.entity.ts';
import { MatchPerson } from './community/matches/match-person.entity.ts';
import { MatchShare } from './community/matches/shares/match-share.entity.ts';
import { OpenMatch } from './community/open-matches/open-match.entity.ts';
import { Message } from './community/messagings/message.entity.ts';
import { PlayerBlock } from './community/players/player-block.entity.ts';
import { CommunityReport } from './community/moderation/report.entity.ts';
import { Squad } from './community/squads/squad.entity.ts';
import { SquadMember } from './community/squads/squad-member.entity.ts';
import { Sanction } from './community/moderation/sanction.entity.ts';
import { DiscussionLike } from './community/discussions/discussion-like.entity.ts';
import { Discussion } from './community/discussions/discussion.entity.ts';
import { ReplyLike } from './community/discussions/reply-like.entity.ts';
import { Reply } from './community/discussions/reply.entity.ts';
import { AcademySeason } from './venue/academy/academy-season.entity.ts';
import { AcademySession } from './venue/academy/academy-session.entity.ts';
import { Attendance } from './venue/academy/attendance.entity.ts';
import { Registration } from './venue/academy/registration.entity.ts';
import { ContactMessage } from './venue/contact/contact-message.entity.ts';
import { Media } from './venue/medias/media.entity.ts';
import { PlacePhoto } from './venue/photos/place-photo.entity.ts';
import { Partner } from './venue/partners/partner.entity.ts';
import { PartnerViews } from './venue/partners/partner-views.entity.ts';
import { Promo } from './venue/promos/promo.entity.ts';
import { Match } from './venue/tournaments/match.entity.ts';
import { Team } from './venue/tournaments/team.entity.ts';
import { Tournament } from './venue/tournaments/tournament.entity.ts';

/** The entities of all tables. */
export const ENTITIES: Entities = [
  Addon,
  BankLine,
  BankProfile,
  Booking,
  BookingDraft,
  BookingLine,
  Series,
  CalendarFeed,
  CashCount,
  CashMovement,
  CashSession,
  AccessLink,
  SignInPlace,
  TransferProof,
  Occupancy,
  Payment,
  Pitch,
  Pricing,
  AgreedPrice,
  DemoRows,
  Tariff,
  Code,
  Customer,
  OutboxMessage,
  LedgerRow,
  SeasonRow,
  PushSubscription,
  Session,
  StoredFile,
  Subscription,
  User,
  SecondFactor,
  RecoveryCode,
  Venue,
  VenueLogoRow,
  WaitingEntry,
  Channel,
  ChannelDay,
  ContactMessage,
  Media,
  PlacePhoto,
  Partner,
  PartnerViews,
  Promo,
  AcademySeason,
  AcademySession,
  Attendance,
  Registration,
  Match,
  Team,
  Tournament,
  Discussion,
  DiscussionLike,
  Reply,
  ReplyLike,
  Chat,
  ChatMember,
  CommunityReport,
  BookingMatch,
  MatchPerson,
  DeskNotice,
  NoShowDispute,
  MatchShare,
  Message,
  OpenMatch,
  PlayerBlock,
  Sanction,
  Squad,
  SquadMember,
];
