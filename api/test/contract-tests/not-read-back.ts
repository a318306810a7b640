/** Fields of a request class, separated by blanks. */
type Fields = Record<string, string>;

/**
 * Fields that appear under another name or nested, as a path into the answer; for a list, in any of
 * its items.
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

/** Reasons of actions, which only the audit trail contains. */
export const IN_TRAIL: Fields = {
  CancelSeriesBody: 'reason',
  ConfirmBookingBody: 'reason',
  DeskUpdateBookingBody: 'reason',
  MarkNoShowBody: 'reason',
  MoveCashBody: 'reason',
};

/** Secret fields, which no call returns. */
const SECRETS: Fields = {
  ChangePasswordBody: 'currentPassword password passwordConfirmation',
  LoginBody: 'password',
  RegisterBody: 'password passwordConfirmation',
  ResetPasswordBody: 'email password passwordConfirmation token',
  RequestResetBody: 'email', // The response is the same in every case.
  SendVerificationBody: 'email',
  ValidateResetBody: 'code email',
  VerifyBody: 'code email',
};

/** Consent that is required to create the record; the record's existence proves the value. */
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
 * Fields of a picture or an uploaded file, which samples do not contain; covered by
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
 * Inputs of a calculation: the answer is a price, a plan or a schedule made from it, or a refusal
 * if the preview is outdated.
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

/** Fields whose effect is visible in a state, or in another call that the caller may read. */
const ANSWERED_ELSEWHERE: Fields = {
  CancelSeriesBody: 'from', // Visible in the set of cancelled bookings.
  CreateRegistrationBody: 'child guardian kitSize session', // GET academy_registrations
  DeskBookingBody: 'confirm', // Visible in the status.
  DeskOpenChatBody: 'player', // Visible in the members, GET chats/{id}.
  DeskSeriesBody: 'confirm', // Visible in the state.
  DeskUpdateBookingBody: 'price', // Visible in the total.
  JoinCustomerBody: 'customer', // Visible because the other record no longer exists.
  MarkNoShowBody: 'noShow', // Visible in the status.
  // GET cash_entries; the confirmation is in the audit trail.
  MoveCashBody: 'amountCents confirmed direction',
  // Visible in the day to which the money is assigned, and in the audit trail.
  TakePaymentBody: 'earlierDrawer',
  // Visible in the day to which the reversal is assigned, and in the audit trail.
  ReversePaymentBody: 'earlierDrawer',
  NoteAttendanceBody: 'absent present', // Visible in the list of children with their attendance.
  OpenChatBody: 'player', // Visible in the members, GET chats/{id}.
  ReadChatBody: 'message', // Visible in the unread count.
  RefuseProofBody: 'reason', // GET bookings/{reference}/proof, subscriptions/{reference}/proof
  ReportBody: 'reason', // GET community_reports
  SeenPartnersBody: 'partners', // Counted in the report on partners.
  SettleChatBody: 'message', // Visible in the number of open conversations.
  TakeOfferBody: 'paymentMethod', // Visible in the payment method of the resulting booking.
};

/** Fields that an answer does not show, by reason. */
export const NOT_SHOWN: Fields[] = [
  SECRETS,
  AGREED_TO,
  OF_A_PICTURE,
  ASKED_ABOUT,
  ANSWERED_ELSEWHERE,
];

/**
 * Fields without a sample, because they depend on a state of several records; covered by the specs
 * of their domain.
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
