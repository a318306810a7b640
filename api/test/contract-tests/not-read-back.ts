/** Field names by request class; the names are separated by blanks. */
type Fields = Record<string, string>;

/**
 * Fields that the response shows under another name or inside a nested object. The value is the
 * path in the response; in a list, any item may contain the field.
 */
export const SHOWN_AS: Record<string, Record<string, string>> = {
  AcceptBankLineBody: { booking: 'payments.booking', subscription: 'payments.subscription' },
  AdjustSubscriptionBody: { hours: 'ledger.hours', reason: 'ledger.reason' },
  CloseCashSessionBody: { reason: 'differenceReason' },
  CreateSeriesBody: { date: 'firstDate' },
  CreateTariffBody: { code: 'reference' },
  CreateTournamentBody: { slug: 'reference' },
  DeskSeriesBody: { date: 'firstDate' },
  DeskSeriesPlanBody: {
    date: 'dates.date',
    pitch: 'dates.slot.pitch',
    startTime: 'dates.slot.startTime',
    endTime: 'dates.slot.endTime',
  },
  DismissBankLineBody: { reason: 'dismissedReason' },
  DoneDeskNoticeBody: { way: 'doneWay' },
  FreezeSubscriptionBody: { reason: 'frozenReason' },
  HandOfferBody: { date: 'offer.date', startTime: 'offer.startTime', endTime: 'offer.endTime' },
  MatchAnswerBody: { answer: 'seats.answer', name: 'seats.displayName' },
  MatchResultBody: { a: 'result.a', b: 'result.b' },
  MatchVoteBody: { id: 'vote.mine' },
  ModerateBody: { reason: 'hiddenReason' },
  ReversePaymentBody: { reason: 'note' },
  SquadMemberBody: { name: 'members.displayName', phone: 'members.phone' },
  UpdateSquadMemberBody: { role: 'members.role' },
  SeriesPlanBody: {
    date: 'dates.date',
    pitch: 'dates.slot.pitch',
    startTime: 'dates.slot.startTime',
    endTime: 'dates.slot.endTime',
  },
  SettleNoShowDisputeBody: { outcome: 'state' },
  SettleReportBody: { outcome: 'state' },
  SuspendBody: { reason: 'sanctions.reason', until: 'suspendedUntil' },
  UpdateBookingMatchBody: { shares: 'shares.asked' },
  UpdateMatchAnswerBody: {
    answer: 'seats.answer',
    name: 'seats.displayName',
    level: 'levels.level',
    goalkeeper: 'levels.goalkeeper',
  },
  UpdateProfileBody: {
    email: 'pendingEmail',
    phone: 'pendingPhone',
    address: 'profile.address',
    city: 'profile.city',
    homePhone: 'profile.homePhone',
    profession: 'profile.profession',
    position: 'profile.position',
    level: 'profile.level',
  },
  WarnBody: { reason: 'sanctions.reason' },
};

/** Reasons of actions, which appear only in the audit trail. */
export const IN_TRAIL: Fields = {
  CancelSeriesBody: 'reason',
  ConfirmBookingBody: 'reason',
  DeskUpdateBookingBody: 'reason',
  MarkNoShowBody: 'reason',
  MoveCashBody: 'reason',
  SettleNoShowDisputeBody: 'reason',
};

/** Secret fields, which no response contains. */
const SECRETS: Fields = {
  ConfirmTestMailBody: 'code',
  ChangePasswordBody: 'currentPassword password passwordConfirmation',
  ChangeSecondFactorBody: 'code password',
  ConfirmSecondFactorBody: 'code',
  SecondFactorLoginBody: 'code ticket',
  StartSecondFactorBody: 'code password',
  ConfirmDraftBody: 'code',
  SavePushSubscriptionBody: 'endpoint p256dh auth',
  // Contain headers and the secrets of the providers.
  UpdateChannelsBody: 'sms whatsapp',
  LoginBody: 'password',
  ReadAccessLinkBody: 'token',
  UseAccessLinkBody: 'password passwordConfirmation token',
  LoginByCodeBody: 'code',
  RegisterBody: 'password passwordConfirmation',
  ResetPasswordBody: 'email password passwordConfirmation token',
  // The response does not show the email, because it must not reveal whether an account with this
  // email exists.
  RequestLoginCodeBody: 'channel email',
  RequestResetBody: 'email',
  SendVerificationBody: 'email',
  ValidateResetBody: 'code email',
  VerifyBody: 'code email',
};

/**
 * Fields of consent. The record cannot be created without the consent, so its existence proves the
 * consent, and no response shows these fields.
 */
const AGREED_TO: Fields = {
  ContactBody: 'acceptConditions',
  CreateBookingBody: 'acceptRules',
  CreateRegistrationBody: 'acceptConditions',
  CreateSeriesBody: 'acceptRules',
  CreateSubscriptionBody: 'acceptConditions',
  DeskBookingBody: 'acceptRules',
  DraftCodeBody: 'acceptRules adult',
  DeskSeriesBody: 'acceptRules',
  DeskSubscriptionBody: 'acceptConditions',
  RegisterBody: 'acceptConditions',
  TakeOfferBody: 'acceptRules',
};

/**
 * Fields of a picture or uploaded file. Samples contain no file, so other specs cover these fields:
 * `content/files.spec.ts`, `medias.spec.ts` and `photos.spec.ts`.
 */
const OF_A_PICTURE: Fields = {
  CreateMediaBody: 'focusX focusY',
  CreatePartnerBody: 'focusX focusY',
  CreatePromoBody: 'focusX focusY',
  CreateTeamBody: 'focusX focusY',
  CreateTournamentBody: 'focusX focusY',
  UpdateMediaBody: 'focusX focusY removeImage',
  UpdatePhotoBody: 'focusX focusY media',
  UpdatePartnerBody: 'focusX focusY removeImage',
  UpdateProfileBody: 'removePhoto',
  UpdatePromoBody: 'focusX focusY removeImage',
  UpdateTeamBody: 'focusX focusY removeImage',
  UpdateTournamentBody: 'focusX focusY removeImage',
};

/**
 * Inputs of a calculation. The response contains the calculated price, plan or schedule, or an
 * error if the data has changed since the preview.
 */
const CALCULATION_INPUTS: Fields = {
  CreateBookingBody: 'shownCents',
  CreateSeriesBody: 'choices continues hash',
  DeskBookingBody: 'shownCents',
  DeskQuoteBody: 'addons customer date endTime pitch startTime',
  DeskSeriesBody: 'continues hash',
  DeskSeriesPlanBody: 'choices continues customer weeks',
  DrawBody: 'groups',
  PackOffersBody: 'customer',
  PlanBody: 'endTime matchMinutes pauseMinutes pitches startTime',
  QuoteBody: 'addons date endTime pitch startTime',
  SeriesPlanBody: 'choices continues weeks',
};

/**
 * Fields that the response of the call that writes them does not show. Their effect appears in the
 * state of the record, or in the response of another call that the caller may send.
 */
const ANSWERED_ELSEWHERE: Fields = {
  MatchAnswerBody: 'phone messages', // GET matches/{token}/contacts shows the number.
  CancelSeriesBody: 'from', // The statuses of the series' bookings show the effect of `from`.
  CreateRegistrationBody: 'child guardian kitSize session', // GET academy_registrations shows them.
  DeskBookingBody: 'confirm', // The booking's status shows the effect of `confirm`.
  DeskOpenChatBody: 'player', // GET chats/{id} shows the player as a member.
  DeskSeriesBody: 'confirm', // The state of the series shows the effect of `confirm`.
  DeskUpdateBookingBody: 'price', // The booking's total shows the effect of `price`.
  DraftCodeBody: 'channel email firstName name phone', // GET booking_drafts/current shows them.
  JoinCustomerBody: 'customer', // After the merge this customer record no longer exists.
  MailChoiceBody: 'kind wanted', // The kinds that are stopped show the effect.
  OneClickBody: 'List-Unsubscribe', // GET mail_choices/{token} shows the effect.
  MarkNoShowBody: 'noShow', // The booking's status shows the effect of `noShow`.
  MarkNoShowOfSeatBody: 'noShow', // The seat in the answer shows the effect of `noShow`.
  // GET cash_entries shows the amount; the audit trail shows the confirmation.
  MoveCashBody: 'amountCents confirmed direction',
  // `earlierDrawer` decides to which day the payment is assigned. That day and the audit trail show
  // the effect.
  TakePaymentBody: 'earlierDrawer',
  // `earlierDrawer` decides to which day the reversal is assigned. That day and the audit trail
  // show the effect.
  ReversePaymentBody: 'earlierDrawer',
  NoteAttendanceBody: 'absent present', // The list of children with their attendance shows both.
  OpenChatBody: 'player', // GET chats/{id} shows the player as a member.
  ReadChatBody: 'message', // The number of unread messages shows the effect of `message`.
  // GET bookings/{reference}/proof and GET subscriptions/{reference}/proof show the reason.
  RefuseProofBody: 'reason',
  ReportBody: 'reason', // GET community_reports shows the reason.
  SeenPartnersBody: 'partners', // GET partners shows staff the number of views.
  SettleChatBody: 'message', // The desk's open conversations show the effect of `message`.
  UpdateWordsBody: 'words', // The response lists all texts, with the sent ones among them.
  // The offer results in a booking, and the booking's payment method shows the value of
  // `paymentMethod`.
  TakeOfferBody: 'paymentMethod',
  TestChannelBody: 'to', // The provider gets the number.
};

/** All fields that a response does not show, grouped by reason. */
export const NOT_SHOWN: Fields[] = [
  SECRETS,
  AGREED_TO,
  OF_A_PICTURE,
  CALCULATION_INPUTS,
  ANSWERED_ELSEWHERE,
];

/**
 * Fields without a sample, because a valid value depends on the state of several records. The specs
 * of their domain cover these fields.
 */
export const NOT_SAMPLED: Fields = {
  AcceptBankLineBody: 'share',
  CreateBookingBody: 'squad',
  CreatePricingBody: 'replaces',
  CreateSeriesBody: 'squad',
  CreateSquadBody: 'booking series',
  DeskBookingBody: 'squad',
  DeskSeriesBody: 'choices squad',
  DeskWaitBody: 'squad',
  MatchOrderBody: 'ids',
  MatchResultBody: 'goals',
  OpenDiscussionBody: 'mentions',
  SquadMatchesBody: 'booking series',
  ReplyBody: 'mentions',
  TakePaymentBody: 'share',
  UpdateProfileBody: 'birthDate',
  UpdateMatchBody: 'awayPenalties homePenalties',
  UpdatePricingBody: 'endTime pitch startTime',
  UpdateRegistrationBody: 'session',
  WaitBody: 'squad',
};
