/** Field names by request class; the names are separated by blanks. */
type Fields = Record<string, string>;

/**
 * Fields that the answer shows under another name or nested. The value is the path in the answer;
 * in a list, any item may contain it.
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
  FreezeSubscriptionBody: { reason: 'frozenReason' },
  HandOfferBody: { startTime: 'offer.startTime', endTime: 'offer.endTime' },
  ModerateBody: { reason: 'hiddenReason' },
  ReversePaymentBody: { reason: 'note' },
  SeriesPlanBody: {
    date: 'dates.date',
    pitch: 'dates.slot.pitch',
    startTime: 'dates.slot.startTime',
    endTime: 'dates.slot.endTime',
  },
  SettleReportBody: { outcome: 'state' },
  SuspendBody: { reason: 'sanctions.reason', until: 'suspendedUntil' },
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
};

/** Secret fields, which no response contains. */
const SECRETS: Fields = {
  ChangePasswordBody: 'currentPassword password passwordConfirmation',
  LoginBody: 'password',
  RegisterBody: 'password passwordConfirmation',
  ResetPasswordBody: 'email password passwordConfirmation token',
  // Not shown, because the response must not reveal whether the email is known.
  RequestResetBody: 'email',
  SendVerificationBody: 'email',
  ValidateResetBody: 'code email',
  VerifyBody: 'code email',
};

/**
 * Fields of consent. The record cannot be created without the consent, so its existence proves
 * their values and no answer shows them.
 */
const AGREED_TO: Fields = {
  ContactBody: 'acceptConditions',
  CreateBookingBody: 'acceptRules',
  CreateRegistrationBody: 'acceptConditions',
  CreateSeriesBody: 'acceptRules',
  CreateSubscriptionBody: 'acceptConditions',
  DeskBookingBody: 'acceptRules',
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
  UpdatePartnerBody: 'focusX focusY removeImage',
  UpdateProfileBody: 'removePhoto',
  UpdatePromoBody: 'focusX focusY removeImage',
  UpdateTeamBody: 'focusX focusY removeImage',
  UpdateTournamentBody: 'focusX focusY removeImage',
};

/**
 * Inputs of a calculation. The answer is the calculated price, plan or schedule, or a refusal if
 * the preview is outdated.
 */
const ASKED_ABOUT: Fields = {
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
 * Fields that their own answer does not show. Their effect is visible in a state, or in another
 * call that the caller may read.
 */
const ANSWERED_ELSEWHERE: Fields = {
  CancelSeriesBody: 'from', // Visible in which bookings of the series are cancelled.
  CreateRegistrationBody: 'child guardian kitSize session', // Visible in GET academy_registrations.
  DeskBookingBody: 'confirm', // Visible in the status of the booking.
  DeskOpenChatBody: 'player', // Visible in the members of the conversation, GET chats/{id}.
  DeskSeriesBody: 'confirm', // Visible in the state of the series.
  DeskUpdateBookingBody: 'price', // Visible in the total of the booking.
  JoinCustomerBody: 'customer', // Visible because the merged customer record no longer exists.
  MarkNoShowBody: 'noShow', // Visible in the status of the booking.
  // The amount is visible in GET cash_entries, the confirmation in the audit trail.
  MoveCashBody: 'amountCents confirmed direction',
  // Visible in the day to which the payment is assigned, and in the audit trail.
  TakePaymentBody: 'earlierDrawer',
  // Visible in the day to which the reversal is assigned, and in the audit trail.
  ReversePaymentBody: 'earlierDrawer',
  NoteAttendanceBody: 'absent present', // Visible in the list of children with their attendance.
  OpenChatBody: 'player', // Visible in the members of the conversation, GET chats/{id}.
  ReadChatBody: 'message', // Visible in the number of unread messages.
  // Visible in GET bookings/{reference}/proof and GET subscriptions/{reference}/proof.
  RefuseProofBody: 'reason',
  ReportBody: 'reason', // Visible in GET community_reports.
  SeenPartnersBody: 'partners', // Visible in the number of views in the report on partners.
  SettleChatBody: 'message', // Visible in the number of open conversations at the desk.
  // Visible in the payment method of the booking that results from the offer.
  TakeOfferBody: 'paymentMethod',
};

/** All fields that an answer does not show, grouped by reason. */
export const NOT_SHOWN: Fields[] = [
  SECRETS,
  AGREED_TO,
  OF_A_PICTURE,
  ASKED_ABOUT,
  ANSWERED_ELSEWHERE,
];

/**
 * Fields without a sample, because a valid value depends on the state of several records. The specs
 * of their domain cover these fields.
 */
export const NOT_SAMPLED: Fields = {
  AcceptBankLineBody: 'share',
  CreatePricingBody: 'replaces',
  DeskSeriesBody: 'choices',
  OpenDiscussionBody: 'mentions',
  ReplyBody: 'mentions',
  TakePaymentBody: 'share',
  UpdateMatchBody: 'awayPenalties homePenalties',
  UpdatePricingBody: 'endTime pitch startTime',
  UpdateRegistrationBody: 'session',
};
