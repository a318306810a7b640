/** Fields of a request class, in words. */
type Fields = Record<string, string>;

/** Shown under another name or within something, as a path into the answer; of a list, in any of its entries. The walk looks there. */
export const SHOWN_AS: Record<string, Record<string, string>> = {
  AcceptBankLineBody: { booking: 'payments.booking', subscription: 'payments.subscription' },
  AdjustSubscriptionBody: { hours: 'ledger.hours', reason: 'ledger.reason' },
  CloseCashSessionBody: { reason: 'differenceReason' },
  CreateSeriesBody: { date: 'firstDate' },
  CreateTariffBody: { code: 'reference' },
  CreateTournamentBody: { slug: 'reference' },
  DeskSeriesBody: { date: 'firstDate' },
  DeskSeriesPlanBody: { date: 'dates.date', pitch: 'dates.slot.pitch', startTime: 'dates.slot.startTime', endTime: 'dates.slot.endTime' },
  DismissBankLineBody: { reason: 'dismissedReason' },
  FreezeSubscriptionBody: { reason: 'frozenReason' },
  HandOfferBody: { startTime: 'offer.startTime', endTime: 'offer.endTime' },
  ModerateBody: { reason: 'hiddenReason' },
  ReversePaymentBody: { reason: 'note' },
  SeriesPlanBody: { date: 'dates.date', pitch: 'dates.slot.pitch', startTime: 'dates.slot.startTime', endTime: 'dates.slot.endTime' },
  SettleReportBody: { outcome: 'state' },
  SuspendBody: { reason: 'sanctions.reason', until: 'suspendedUntil' },
  UpdateProfileBody: {
    email: 'pendingEmail', phone: 'pendingPhone', address: 'profile.address', city: 'profile.city', homePhone: 'profile.homePhone',
    profession: 'profile.profession', position: 'profile.position', level: 'profile.level',
  },
  WarnBody: { reason: 'sanctions.reason' },
};

/** Why something was done, which the trail holds and no answer: the walk looks for the words there. */
export const IN_TRAIL: Fields = {
  CancelSeriesBody: 'reason',
  ConfirmBookingBody: 'reason',
  DeskUpdateBookingBody: 'reason',
  MarkNoShowBody: 'reason',
  MoveCashBody: 'reason',
};

/** Nobody may read it again. */
const SECRETS: Fields = {
  ChangePasswordBody: 'currentPassword password passwordConfirmation',
  LoginBody: 'password',
  RegisterBody: 'password passwordConfirmation',
  ResetPasswordBody: 'email password passwordConfirmation token',
  RequestResetBody: 'email', // the answer is the same for everybody
  SendVerificationBody: 'email',
  ValidateResetBody: 'code email',
  VerifyBody: 'code email',
};

/** Without it there is no record: that there is one says it. */
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

/** Of a picture that is there or comes along as a file, which no sample has: `content/files.spec.ts`, `medias.spec.ts` and `photos.spec.ts` do. */
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

/** What is asked about: the answer is a price, a plan or a programme made of it, or a refusal where what was seen is not what would be booked. */
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

/** What becomes of it is told by a state, or by another call to whoever may read it: what a visitor sends the desk reads. */
const TOLD_ELSEWHERE: Fields = {
  CancelSeriesBody: 'from', // which of its bookings are called off
  CreateRegistrationBody: 'child guardian kitSize session', // GET academy_registrations
  DeskBookingBody: 'confirm', // the status
  DeskOpenChatBody: 'player', // the members, GET chats/{id}
  DeskSeriesBody: 'confirm', // the state
  DeskUpdateBookingBody: 'price', // the total
  JoinCustomerBody: 'customer', // it is gone, into the other
  MarkNoShowBody: 'noShow', // the status
  MoveCashBody: 'amountCents confirmed direction', // GET cash_entries; that it was asked, the trail
  TakePaymentBody: 'earlierDrawer', // the day of its takings; the trail
  ReversePaymentBody: 'earlierDrawer', // likewise
  NoteAttendanceBody: 'absent present', // children, each with what was noted
  OpenChatBody: 'player', // the members, GET chats/{id}
  ReadChatBody: 'message', // what is unread
  RefuseProofBody: 'reason', // GET bookings/{reference}/proof, subscriptions/{reference}/proof
  ReportBody: 'reason', // GET community_reports
  SeenPartnersBody: 'partners', // counted in the report on partners
  SettleChatBody: 'message', // what waits for the desk
  TakeOfferBody: 'paymentMethod', // of the booking that it became
};

/** What an answer does not show, group by group with the reason above it. */
export const NOT_SHOWN: Fields[] = [SECRETS, AGREED_TO, OF_A_PICTURE, ASKED_ABOUT, TOLD_ELSEWHERE];

/** What no sample passes for, since it stands or falls with a state of several records: the specs of its domain send it. */
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
