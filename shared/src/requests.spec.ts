import { getMetadataStorage } from 'class-validator';
import * as academy from './academy/academy.requests.ts';
import * as accessLinks from './auth/access-links/access-links.requests.ts';
import * as auth from './auth/auth.requests.ts';
import * as secondFactor from './auth/second-factor/second-factor.requests.ts';
import * as bookings from './bookings/bookings.requests.ts';
import * as createBooking from './bookings/create-booking.calls.ts';
import * as series from './bookings/series/series.requests.ts';
import * as channels from './channels/channels.requests.ts';
import * as customers from './customers/customers.requests.ts';
import * as chats from './community/chats.requests.ts';
import * as discussions from './community/discussions/discussions.requests.ts';
import * as matches from './community/matches/matches.requests.ts';
import * as matchResults from './community/matches/results.requests.ts';
import * as matchTeams from './community/matches/teams.requests.ts';
import * as noShows from './community/no-shows/no-shows.requests.ts';
import * as openMatches from './community/open-matches/open-matches.requests.ts';
import * as squads from './community/squads/squads.requests.ts';
import * as moderation from './community/moderation.requests.ts';
import * as mailChoices from './notifications/mail-choices.requests.ts';
import { codeOfViolations } from './platform/checks/violations.ts';
import { MAX_CENTS } from './money/money.ts';
import * as bank from './payments/bank/bank.requests.ts';
import * as cash from './payments/cash/cash.requests.ts';
import { countedCents } from './payments/cash/cash.rules.ts';
import { CASH_UNITS } from './payments/payments.codes.ts';
import * as payments from './payments/payments.requests.ts';
import { CHECK_SCHEMAS } from './platform/check-schemas.ts';
import { checkRequest } from './platform/check-request.ts';
import type { RequestClass } from './platform/nested.ts';
import * as pricings from './pricings/pricings.requests.ts';
import * as push from './notifications/push.requests.ts';
import * as slots from './slots/slots.requests.ts';
import * as tournaments from './tournaments/tournaments.requests.ts';
import * as deskNotices from './desk/desk-notices.requests.ts';
import * as drafts from './drafts/drafts.requests.ts';
import * as waiting from './waiting/waiting.requests.ts';
import * as content from './venue/content.requests.ts';
import * as photos from './venue/photos/photos.requests.ts';
import * as setup from './venue/setup/setup.requests.ts';
import * as venue from './venue/venue.requests.ts';
import * as vat from './venue/vat/vat.requests.ts';
import * as words from './venue/words/words.requests.ts';

const password = 'demo-Password-1';
const register = {
  name: 'Tazi',
  firstName: 'Amine',
  email: 'amine@example.ma',
  phone: '0612345678',
  emergencyPhone: '0522123456',
  birthDate: '1991-07-04',
  password,
  passwordConfirmation: password,
  acceptConditions: true,
};
const visitor = {
  firstName: 'Salma',
  name: 'Idrissi',
  phone: '0612345678',
  email: 'salma@example.ma',
  adult: true,
  acceptRules: true,
};
const browser = {
  endpoint: 'https://push.example/send/abc',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
};
const sms = {
  enabled: true,
  callers: false,
  dailyLimit: 100,
  costCents: 45,
  method: 'POST',
  url: 'https://sms.example/send?to={digits}',
  format: 'json',
  body: '{"text":"{text}"}',
  success: '',
  headers: null,
};
const whatsapp = {
  enabled: true,
  callers: true,
  dailyLimit: 100,
  costCents: 30,
  url: 'https://graph.facebook.com/v25.0',
  phoneNumberId: '106540352242922',
  template: 'booking_news',
  token: 'EAAJB',
  appSecret: null,
};
const slot = { date: '2026-11-21', startTime: '23:00', endTime: '01:00' };
const texts = { fr: 'Terrain 1', en: null, ar: 'الملعب 1' };
const hours = [{ weekday: 1, intervals: [{ startTime: '09:00', endTime: '01:00' }] }];

const RIGHT: [RequestClass, Record<string, unknown>][] = [
  [auth.RegisterRequest, register],
  [auth.LoginRequest, { email: '06 12 34 56 78', password: 'x' }],
  [auth.RequestLoginCodeRequest, { email: '06 12 34 56 78' }],
  [auth.LoginByCodeRequest, { email: 'a@b.ma', code: '012345' }],
  [secondFactor.SecondFactorLoginRequest, { ticket: 't', code: 'abcde-fgh23' }],
  [secondFactor.StartSecondFactorRequest, { password: 'x', code: '012345' }],
  [secondFactor.ConfirmSecondFactorRequest, { code: '012345' }],
  [secondFactor.ChangeSecondFactorRequest, { password: 'x', code: '012345' }],
  [secondFactor.UpdateSignInRulesRequest, { secondFactorRequired: true }],
  [accessLinks.ReadAccessLinkRequest, { token: 't' }],
  [
    accessLinks.UseAccessLinkRequest,
    { token: 't', password: 'a long sentence', passwordConfirmation: 'a long sentence' },
  ],
  [auth.RequestResetRequest, { email: 'a@b.ma' }],
  [auth.ValidateResetRequest, { email: 'a@b.ma', code: '012345' }],
  [auth.SendVerificationRequest, {}],
  [auth.VerifyRequest, { code: '012345' }],
  [
    auth.ResetPasswordRequest,
    { email: 'a@b.ma', token: 't', password, passwordConfirmation: password },
  ],
  [
    auth.ChangePasswordRequest,
    { currentPassword: 'old', password, passwordConfirmation: password },
  ],
  [auth.EraseAccountRequest, { password: 'x', code: '012345' }],
  [deskNotices.DoneDeskNoticeRequest, { way: 'call' }],
  [mailChoices.MailChoiceRequest, { kind: 'tomorrow', wanted: false }],
  [mailChoices.OneClickRequest, { 'List-Unsubscribe': 'One-Click' }],
  [payments.RefuseProofRequest, { reason: 'Illisible' }],
  [
    auth.UpdateProfileRequest,
    {
      address: null,
      city: '',
      position: 'forward',
      level: null,
      tutor: { cin: 'AB123456', phone: null },
      locale: 'ar',
      publicPlayer: true,
      showsResults: false,
    },
  ],
  [
    createBooking.QuoteRequest,
    { ...slot, addons: [{ reference: 'A-7K3M9QXT', option: 'red', quantity: 2 }] },
  ],
  [createBooking.SlotRequest, { ...slot, pitch: 'P1' }],
  [createBooking.DeskQuoteRequest, { ...slot, customer: { reference: 'CU-7K3M9QXT' } }],
  [
    createBooking.CreateBookingRequest,
    { ...slot, pitch: 'P1', paymentMethod: 'cash', acceptRules: true, note: 'Ligne 1\nLigne 2' },
  ],
  [
    createBooking.DeskBookingRequest,
    {
      ...slot,
      paymentMethod: 'transfer',
      acceptRules: true,
      customer: { name: 'Karim', phone: '0612345678' },
      confirm: false,
    },
  ],
  [bookings.DeskUpdateBookingRequest, { startTime: '20:00', endTime: '21:00' }],
  [bookings.UpdateBookingRequest, { addons: [] }],
  [bookings.CancelBookingRequest, {}],
  [bookings.DeskCancelBookingRequest, {}],
  [bookings.ConfirmBookingRequest, { reason: 'Habitué' }],
  [bookings.MarkNoShowRequest, { noShow: false }],
  [noShows.MarkNoShowOfSeatRequest, { noShow: false }],
  [noShows.DisputeNoShowRequest, { reason: 'Nous étions là' }],
  [noShows.SettleNoShowDisputeRequest, { outcome: 'accepted' }],
  [drafts.DraftCodeRequest, visitor],
  [channels.SmsChannelRequest, sms],
  [channels.WhatsappChannelRequest, whatsapp],
  [channels.PushChannelRequest, { enabled: true, dailyLimit: 100 }],
  [push.SavePushSubscriptionRequest, browser],
  [channels.UpdateChannelsRequest, { sms, whatsapp }],
  [channels.TestChannelRequest, { to: '06 12 34 56 78' }],
  [setup.AcceptStepRequest, { step: 'photos', accepted: true }],
  [words.WordTextsRequest, { fr: 'Un toit', en: '', ar: null }],
  [words.WordBlockRequest, { block: 'about:title', texts: null }],
  [words.UpdateWordsRequest, { words: [{ block: 'about:title', texts: { fr: 'Un toit' } }] }],
  [setup.ConfirmTestMailRequest, { code: '012345' }],
  [drafts.ConfirmDraftRequest, { code: '012345', paymentMethod: 'transfer' }],
  [waiting.WaitRequest, { ...slot, pitch: 'P1', flexible: true, otherLength: false }],
  [waiting.DeskWaitRequest, { ...slot, customer: { name: 'Karim', phone: '0612345678' } }],
  [waiting.HandOfferRequest, { ...slot, pitch: 'P1' }],
  [waiting.TakeOfferRequest, { paymentMethod: 'pack', acceptRules: true }],
  [
    series.SeriesPlanRequest,
    {
      ...slot,
      weeks: 12,
      choices: [
        { date: '2026-11-28' },
        { date: '2026-12-05', to: { date: '2026-12-05', startTime: '22:00', pitch: 'P2' } },
      ],
    },
  ],
  [series.DeskSeriesPlanRequest, { ...slot, weeks: 2, customer: { reference: 'CU-7K3M9QXT' } }],
  [
    series.CreateSeriesRequest,
    {
      ...slot,
      pitch: 'P1',
      weeks: 2,
      hash: 'abc',
      paymentMethod: 'pack',
      acceptRules: true,
      continues: 'SR-7K3M9QXT',
    },
  ],
  [
    series.DeskSeriesRequest,
    {
      ...slot,
      weeks: 2,
      hash: 'abc',
      paymentMethod: 'cash',
      acceptRules: true,
      customer: { name: 'Karim', phone: '0612345678' },
      confirm: false,
    },
  ],
  [series.CancelSeriesRequest, { from: '2026-11-28', reason: 'Blessure' }],
  [
    payments.TakePaymentRequest,
    { booking: 'B-7K3M9QXT', amountCents: 30000, method: 'cash', receivedOn: '2026-11-21' },
  ],
  [payments.ReversePaymentRequest, { reason: 'Erreur de saisie' }],
  [cash.OpenCashSessionRequest, { floatCents: 0 }],
  [cash.StateFloatRequest, { floatCents: 50_000 }],
  [cash.MoveCashRequest, { direction: 'out', amountCents: 200_000, reason: 'Dépôt à la banque' }],
  [
    cash.CountCashRequest,
    {
      count: [
        { unitCents: 20_000, pieces: 3 },
        { unitCents: 10, pieces: 0 },
      ],
    },
  ],
  [cash.CloseCashSessionRequest, {}],
  [
    bank.CreateBankProfileRequest,
    {
      name: 'Banque',
      account: '4321',
      delimiter: ';',
      decimal: ',',
      dateFormat: 'DD/MM/YYYY',
      headerRows: 1,
      dateColumn: 1,
      amountColumn: 4,
      labelColumns: [2, 3],
    },
  ],
  [bank.UpdateBankProfileRequest, { labelColumns: [3] }],
  [bank.AcceptBankLineRequest, { booking: 'B-7K3M9QXT' }],
  [bank.DismissBankLineRequest, { reason: 'Apport du gérant' }],
  [slots.CreatePitchRequest, { code: 'P1', name: texts }],
  [slots.UpdatePitchRequest, { active: false }],
  [slots.CreateBlockRequest, { ...slot, pitch: 'P1', reason: 'Entretien' }],
  [
    pricings.CreatePricingRequest,
    {
      type: 'session',
      name: texts,
      totalCents: 30000,
      durationMinutes: 60,
      weekdays: [5, 6],
      startTime: '18:00',
      endTime: '01:00',
      remark: null,
    },
  ],
  [pricings.UpdatePricingRequest, { totalCents: 35000, pitch: null }],
  [pricings.CreateTariffRequest, { code: 'students', name: texts }],
  [pricings.UpdateTariffRequest, { name: texts }],
  [
    pricings.CreateAddonRequest,
    { name: texts, options: [{ code: 'std', name: texts, priceCents: 2000 }], stock: null },
  ],
  [pricings.UpdateAddonRequest, { stock: 4 }],
  [
    tournaments.CreateTournamentRequest,
    {
      slug: '2026/decembre',
      title: texts,
      summary: texts,
      rules: null,
      from: '2026-12-05',
      to: '2026-12-19',
      unlisted: false,
      featured: true,
    },
  ],
  [tournaments.UpdateTournamentRequest, { rules: texts, featured: false }],
  [tournaments.DrawRequest, { groups: 2 }],
  [
    tournaments.PlanRequest,
    {
      from: '2026-12-05',
      to: '2026-12-06',
      startTime: '18:00',
      endTime: '01:00',
      matchMinutes: 20,
      pauseMinutes: 5,
      pitches: ['P1', 'P2'],
    },
  ],
  [
    tournaments.CreateTeamRequest,
    {
      tournament: '2026/decembre',
      name: 'Raja de Sidi Maârouf',
      shortName: 'RSM',
      color: '#0a8f3c',
      group: 'A',
      position: 1,
    },
  ],
  [tournaments.UpdateTeamRequest, { group: null }],
  [
    tournaments.CreateMatchRequest,
    {
      ...slot,
      tournament: '2026/decembre',
      stage: 'semi',
      home: { from: 'group:A:1' },
      away: { team: 'TM-7K3M9QXT' },
      pitch: 'P1',
      number: 2,
    },
  ],
  [
    tournaments.UpdateMatchRequest,
    {
      home: { from: 'winner:MT-7K3M9QXT' },
      homeGoals: 3,
      awayGoals: 3,
      homePenalties: 4,
      awayPenalties: 2,
      pitch: null,
    },
  ],
  [
    academy.CreateRegistrationRequest,
    {
      child: { name: 'Tazi', firstName: 'Adam', birthDate: '2018-03-02' },
      guardian: { fullName: 'Salma Tazi', phone: '0612345678', email: 'salma@example.ma' },
      session: 'AC-7K3M9QXT',
      kitSize: '8',
      acceptConditions: true,
    },
  ],
  [academy.NoteAttendanceRequest, { date: '2026-11-25', present: ['R-7K3M9QXT'], absent: [] }],
  [
    academy.UpdateRegistrationRequest,
    { status: 'confirmed', session: 'AC-7K3M9QXT', kitSize: '10', note: null },
  ],
  [academy.CreateSeasonRequest, { name: texts, text: null, from: '2026-09-15', to: '2027-06-30' }],
  [academy.UpdateSeasonRequest, { to: '2027-07-10' }],
  [
    academy.CreateSessionRequest,
    {
      season: 'AS-7K3M9QXT',
      name: texts,
      weekday: 3,
      startTime: '17:00',
      endTime: '18:30',
      pitch: 'P3',
      minAge: 7,
      maxAge: 10,
      capacity: 16,
    },
  ],
  [academy.UpdateSessionRequest, { capacity: 20 }],
  [chats.OpenChatRequest, { player: 'U-7K3M9QXT' }],
  [chats.DeskOpenChatRequest, { player: 'U-7K3M9QXT' }],
  [
    chats.SendMessageRequest,
    {
      chat: 'C-7K3M9QXT',
      message: 'أهلا 👋\nÇa va ?',
      clientId: '0b6e3c1e-7a51-4c55-9a52-1f6f4f3f9a10',
    },
  ],
  [chats.ReadChatRequest, { message: 'M-7K3M9QXT' }],
  [chats.SettleChatRequest, { message: 'M-7K3M9QXT' }],
  [
    discussions.OpenDiscussionRequest,
    { title: 'Gardien jeudi ?', message: '@Yassine E. ?', mentions: ['U-7K3M9QXT'] },
  ],
  [discussions.ReplyRequest, { message: 'Présent !', mentions: [] }],
  [discussions.LikeRequest, { liked: false }],
  [matches.MatchAnswerRequest, { answer: 'in', name: 'سعيد', phone: '0612345678', messages: true }],
  [
    matches.UpdateMatchAnswerRequest,
    { answer: 'maybe', name: 'Karim', level: 2.5, goalkeeper: true },
  ],
  [matchResults.MatchGoalsRequest, { id: 'MP-7K3M9QXT', count: 2 }],
  [matchResults.MatchResultRequest, { a: 5, b: 0, goals: [{ id: 'MP-7K3M9QXT', count: 2 }] }],
  [matchResults.MatchVoteRequest, { id: 'MP-7K3M9QXT' }],
  [matchTeams.MatchTeamsRequest, { a: ['MP-7K3M9QXT'], b: ['MP-7K3M9QXV'] }],
  [matches.MatchOrderRequest, { ids: ['MP-7K3M9QXT', 'MP-7K3M9QXV'] }],
  [matches.UpdateBookingMatchRequest, { size: 14, closed: true, shares: 'asked', note: null }],
  [squads.CreateSquadRequest, { name: 'Les mardis', size: 10, booking: 'B-7K3M9QXT' }],
  [squads.SquadMatchesRequest, { series: 'SR-7K3M9QXT' }],
  [squads.UpdateSquadRequest, { name: 'أصدقاء الثلاثاء', size: 12 }],
  [squads.SquadMemberRequest, { name: 'Karim', phone: '0612345678' }],
  [squads.UpdateSquadMemberRequest, { role: 'co_captain' }],
  [
    openMatches.OpenMatchRequest,
    {
      booking: 'B-7K3M9QXT',
      places: 2,
      level: 'casual',
      priceCents: 3_000,
      closesMinutes: 120,
      message: 'Il manque deux joueurs',
    },
  ],
  [moderation.ReportRequest, { reason: 'Insulte' }],
  [moderation.ModerateRequest, { reason: 'Publicité' }],
  [moderation.WarnRequest, { reason: 'Propos déplacés' }],
  [moderation.SuspendRequest, { reason: 'Insultes répétées', until: '2026-12-24' }],
  [moderation.SettleReportRequest, { outcome: 'dismissed', note: 'Rien à redire' }],
  [customers.CreateCustomerRequest, { name: 'Karim', phone: '0612345678' }],
  [customers.UpdateCustomerRequest, { note: 'Client fidèle' }],
  [customers.AdminUpdateCustomerRequest, { tariff: 'students' }],
  [customers.JoinCustomerRequest, { customer: 'CU-7K3M9QXT' }],
  [
    customers.InviteUserRequest,
    {
      firstName: 'Hind',
      name: 'Tazi',
      email: 'hind@five.test',
      phone: '0612345678',
      scope: ['staff'],
    },
  ],
  [customers.UpdateUserRequest, { scope: ['staff', 'admin'], active: true }],
  [content.CreateMediaRequest, { kind: 'image', caption: texts, alt: null, focusX: 40 }],
  [content.UpdateMediaRequest, { alt: texts }],
  [photos.UpdatePhotoRequest, { media: 'ME-7K3M9QXT', caption: texts, focusX: 40, focusY: 0 }],
  [content.SeenPartnersRequest, { partners: ['PA-7K3M9QXT'] }],
  [
    venue.UpdateVenueRequest,
    {
      name: 'Five Arena',
      actionColor: '#2f66c4',
      address: texts,
      latitude: 35.76,
      phones: ['0539123456'],
      rib: '007780000123456789012396',
      openingHours: hours,
      maintenance: null,
      seasons: [{ name: texts, from: '2027-02-08', to: '2027-03-09', openingHours: hours }],
      exceptions: [{ from: '2027-01-01', to: '2027-01-01', intervals: [], reason: texts }],
      socialLinks: [{ network: 'whatsapp', url: 'https://wa.me/212612345678' }],
      policies: { holdMinutes: 60 },
      hiddenPages: ['academy', 'players'],
      legal: { ice: '001234567000089' },
      vat: { status: 'liable', bookings: 2000, packs: 1000, academy: 0, mention: texts },
      zoneOverrides: [{ from: '2026-09-20T01:00:00Z', offsetMinutes: 0 }],
    },
  ],
];

describe.each(RIGHT.map(([type, body]) => ({ name: type.name, type, body })))(
  '$name',
  ({ type, body }) => {
    test('accepts what the contract shows', () => {
      expect(checkRequest(type, body).violations).toEqual([]);
    });

    test('refuses a field that the contract does not know', () => {
      expect(checkRequest(type, { ...body, totalCentsOverride: 1 }).violations).toMatchObject([
        { field: 'totalCentsOverride', key: 'unknownField' },
      ]);
    });

    test('refuses poison in every field and throws at none', () => {
      const invalidValues: unknown[] = [
        0,
        -1,
        1e999,
        NaN,
        true,
        '\u0000',
        '\ud800',
        'x'.repeat(100_001),
        [],
        [[]],
        [null],
        {},
        { constructor: 1 },
        Array.from({ length: 2000 }, () => 'x'),
      ];
      for (const field of Object.keys(body)) {
        const accepted = invalidValues.filter(
          (value) => checkRequest(type, { ...body, [field]: value }).violations.length === 0,
        );
        expect(
          accepted.filter(
            (value) =>
              typeof value === 'string' || (typeof value === 'number' && !Number.isFinite(value)),
          ),
        ).toEqual([]);
      }
    });

    test('has a schema for every check', () => {
      const names = getMetadataStorage()
        .getTargetValidationMetadatas(type, '', true, false)
        .map(({ name }) => name);
      expect(names.filter((name) => name !== undefined && !(name in CHECK_SCHEMAS))).toEqual([]);
    });
  },
);

test('a count names each note and coin kind once, and the fullest drawer can be added up', () => {
  const heaps = CASH_UNITS.map((unitCents) => ({ unitCents, pieces: 9_999 }));
  const violationsOf = (count: unknown) =>
    checkRequest(cash.CountCashRequest, { count }).violations.map(({ field, key }) => [field, key]);
  expect(violationsOf(heaps)).toEqual([]);
  expect(countedCents(heaps)).toBeLessThanOrEqual(MAX_CENTS);
  expect(violationsOf([...heaps.slice(0, 2), heaps[0]])).toEqual([['count', 'repeated']]);
  expect(violationsOf([{ pieces: 1 }, { pieces: 1 }])).toEqual([
    ['count.0.unitCents', 'required'],
    ['count.1.unitCents', 'required'],
  ]);
});

test('an extra has no two options of one code, whether they are new or changed', () => {
  const option = { code: 'large', name: { fr: 'Grande' }, priceCents: 1_500 };
  const options = [option, { ...option, name: { fr: 'Petite' }, priceCents: 1_000 }];
  const violationsOf = (
    type: typeof pricings.CreateAddonRequest | typeof pricings.UpdateAddonRequest,
  ) =>
    checkRequest(type, { name: { fr: 'Serviette' }, options }).violations.map(({ field, key }) => [
      field,
      key,
    ]);
  expect([pricings.CreateAddonRequest, pricings.UpdateAddonRequest].map(violationsOf)).toEqual([
    [['options', 'repeated']],
    [['options', 'repeated']],
  ]);
});

test('every request class of every domain is among them, or nested in one', () => {
  const classes = [
    academy,
    accessLinks,
    auth,
    bank,
    bookings,
    cash,
    createBooking,
    customers,
    payments,
    pricings,
    secondFactor,
    series,
    slots,
    tournaments,
    venue,
    vat,
    drafts,
    waiting,
  ]
    .flatMap((room) => Object.values(room))
    // Decorators for fields are functions too; only classes are requests.
    .filter((one) => typeof one === 'function' && String(one).startsWith('class'));
  const nested = [
    academy.ChildRequest,
    academy.GuardianRequest,
    tournaments.MatchSideRequest,
    auth.TutorRequest,
    cash.PieceCountRequest,
    createBooking.AddonLineRequest,
    customers.BookingCustomerRequest,
    series.SeriesSlotRequest,
    series.SeriesChoiceRequest,
    slots.TimeSpanRequest,
    pricings.AddonOptionRequest,
    venue.WeekdayHoursRequest,
    venue.SeasonRequest,
    venue.OpeningExceptionRequest,
    venue.SocialLinkRequest,
    venue.PoliciesRequest,
    venue.LegalIdentityRequest,
    vat.VatRequest,
    venue.MaintenanceRequest,
    venue.ZoneOverrideRequest,
  ];
  const covered = new Set<unknown>([...RIGHT.map(([type]) => type), ...nested]);
  expect(classes.filter((type) => !covered.has(type)).map(({ name }) => name)).toEqual([]);
});

describe('registration breaks one rule at a time', () => {
  const code = (change: Record<string, unknown>) =>
    codeOfViolations(checkRequest(auth.RegisterRequest, { ...register, ...change }).violations);

  test.each([
    [{ email: 'nobody' }, 'AUTH_EMAIL_INVALID'],
    [{ phone: '12' }, 'AUTH_PHONE_INVALID'],
    [{ emergencyPhone: 'x' }, 'AUTH_PHONE_INVALID'],
    [{ birthDate: '1991-02-30' }, 'AUTH_BIRTH_DATE_INVALID'],
    [{ acceptConditions: false }, 'AUTH_CONDITIONS_NOT_ACCEPTED'],
    [{ acceptConditions: 'true' }, 'AUTH_CONDITIONS_NOT_ACCEPTED'],
    [{ password: 'short', passwordConfirmation: 'short' }, 'AUTH_PASSWORD_LENGTH'],
    [{ password: 'azertyuiop', passwordConfirmation: 'azertyuiop' }, 'AUTH_PASSWORD_COMMON'],
    [
      { password: 'amine-xy-2026', passwordConfirmation: 'amine-xy-2026' },
      'AUTH_PASSWORD_PERSONAL',
    ],
    [
      { password: 'tel 0612345678', passwordConfirmation: 'tel 0612345678' },
      'AUTH_PASSWORD_PERSONAL',
    ],
    [{ passwordConfirmation: 'demo-Password-2' }, 'AUTH_PASSWORD_MISMATCH'],
    [{ scope: ['admin'] }, 'VALIDATION_FAILED'],
    [{ email: undefined }, 'VALIDATION_FAILED'],
    [{ name: ['a'] }, 'VALIDATION_FAILED'],
    [{ name: 'a\r\nBcc: x' }, 'VALIDATION_FAILED'],
  ])('%j: %s', (change, expected) => {
    expect(code(change)).toBe(expected);
  });

  test('a booking without accepted rules is rejected with its own code', () => {
    const { violations } = checkRequest(createBooking.CreateBookingRequest, {
      ...slot,
      paymentMethod: 'cash',
    });
    expect(codeOfViolations(violations)).toBe('BOOKING_RULES_NOT_ACCEPTED');
    expect(violations).toMatchObject([{ field: 'acceptRules', key: 'accepted' }]);
  });

  test('an invalid RIB is rejected with its own code', () => {
    expect(
      codeOfViolations(
        checkRequest(venue.UpdateVenueRequest, { rib: '007780000123456789012340' }).violations,
      ),
    ).toBe('VENUE_RIB_INVALID');
  });

  test("a player's booking does not know the desk's fields", () => {
    const { violations } = checkRequest(createBooking.CreateBookingRequest, {
      ...slot,
      paymentMethod: 'cash',
      acceptRules: true,
      customer: {},
      confirm: true,
    });
    expect(violations.map(({ field }) => field)).toEqual(['customer', 'confirm']);
  });
});
