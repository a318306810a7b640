import { Injectable } from '@nestjs/common';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { CodeChannel } from '@five/shared/channels/channels.codes';
import { codeChannelOf, isCodePhone, isPhoneWay } from '@five/shared/channels/code-channels.rules';
import type { DraftContact } from '@five/shared/drafts/drafts.contract';
import type { ConfirmDraftRequest, DraftCodeRequest } from '@five/shared/drafts/drafts.requests';
import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import type { Locale } from '@five/shared/locales/locale';
import type { Origin } from '../auth/request-origin.ts';
import { ProvenAccounts } from '../auth/sign-in/proven-accounts.ts';
import { HeldSlotBookings } from '../bookings/held-slot-bookings.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import { emailOf, phoneOf } from '../platform/http/normalized.ts';
import { CurrentDrafts, slotOf } from './current-drafts.ts';
import { DraftCodes } from './draft-codes.ts';
import { type DraftRecord, DraftStore } from './draft-store.ts';
import type { CodeWay } from './drafts.mails.ts';

export interface BookedDraft {
  token: string;
  userId: number;
  booking: BookingAnswer;
}

/** Sends the code of a draft, and exchanges the correct code for a session and a booking. */
@Injectable()
export class DraftBookings {
  constructor(
    private readonly transactions: Transactions,
    private readonly drafts: CurrentDrafts,
    private readonly store: DraftStore,
    private readonly codes: DraftCodes,
    private readonly accounts: ProvenAccounts,
    private readonly bookings: HeldSlotBookings,
  ) {}

  /**
   * Sends a code to the contact of the request, and returns the channel.
   * @throws DomainError NOT_FOUND, BOOKING_DRAFT_EXPIRED, AUTH_NAME_RESERVED,
   * AUTH_PHONE_NOT_MOBILE, BOOKING_CODE_UNSENT, and the errors of the limits
   */
  async sendCode(
    reference: string | null,
    request: DraftCodeRequest,
    { address }: Origin,
    locale: Locale,
  ): Promise<CodeChannel> {
    const draft = await this.drafts.live(reference);
    const wish = wishOf(request, await this.codes.configured());
    await this.accounts.refuseReserved(wish.contact);
    await this.codes.count(wish.contact, address);
    await this.codes.refuseSpent(wish.way);
    await this.transactions.run((tx) => this.codes.send(tx, draft, wish, locale));
    return wish.way.channel;
  }

  /**
   * Books the held slot for the account of the contact, which is opened if there is none. A code
   * that has booked already answers its booking again.
   * @throws DomainError NOT_FOUND, BOOKING_DRAFT_EXPIRED, AUTH_CODE_WRONG, AUTH_CODE_EXPIRED,
   * AUTH_CODE_SPENT, AUTH_PASSWORD_REQUIRED, and the errors of a refused booking
   */
  async confirm(
    reference: string | null,
    request: ConfirmDraftRequest,
    origin: Origin,
    locale: Locale,
  ): Promise<BookedDraft> {
    await this.accounts.countAttempt(origin);
    const draft = await this.drafts.any(reference);
    if (draft.booking === null && !this.drafts.isLive(draft))
      throw await this.drafts.expired(draft);
    const problem = await this.codes.problemOf(draft, request.code);
    if (problem) throw fieldRefused(problem, 'code');
    return this.bookings.run((tx) => this.book(tx, draft, request, { origin, locale }));
  }

  private async book(
    tx: Tx,
    draft: DraftRecord,
    { paymentMethod, addons = [] }: ConfirmDraftRequest,
    { origin, locale }: { origin: Origin; locale: Locale },
  ): Promise<BookedDraft> {
    const locked = await this.store.lock(tx, draft.reference);
    if (locked?.codeHash !== draft.codeHash) throw fieldRefused('AUTH_CODE_WRONG', 'code');
    if (locked.userId !== null && locked.booking !== null) {
      const { token } = await this.accounts.reopen(tx, locked.userId, origin);
      const booking = await this.bookings.read(tx, locked.booking, locale);
      return { token, userId: locked.userId, booking };
    }
    const contact = storedContact(locked);
    const { user, token } = await this.accounts.signIn(tx, contact, { origin, locale });
    // An account with a price list of its own pays by that list; others pay what the page showed.
    const isShown = user.tariff === STANDARD_TARIFF && addons.length === 0;
    const booking = await this.bookings.book(
      tx,
      { reference: user.reference, role: 'player', customerId: user.customerId },
      {
        ...slotOf(locked),
        paymentMethod,
        addons,
        acceptRules: true,
        ...(isShown ? { shownCents: locked.totalCents } : {}),
      },
      { holder: locked.reference, locale },
    );
    await this.store.setBooked(tx, locked.id, booking.reference, user.id);
    return { token, userId: user.id, booking };
  }
}

/**
 * The contact of a request and how its code is sent. An email that the code does not prove is left
 * out, because it may belong to somebody else.
 */
function wishOf(
  { firstName, name, phone: typedPhone, email: typedEmail, channel: wanted }: DraftCodeRequest,
  configured: readonly CodeChannel[],
): { contact: DraftContact; way: CodeWay } {
  const names = { firstName: firstName.trim(), name: name.trim() };
  const phone = phoneOf(typedPhone, 'phone', 'AUTH_PHONE_INVALID');
  const email = typedEmail === undefined ? null : emailOf(typedEmail, 'email');
  const channel = codeChannelOf({ channel: wanted, email }, configured);
  if (channel === null) throw unsent(wanted, email, configured);
  if (isPhoneWay(channel)) {
    if (!isCodePhone(phone)) throw fieldRefused('AUTH_PHONE_NOT_MOBILE', 'phone');
    return { contact: { ...names, phone, email: null }, way: { channel, phone } };
  }
  if (email === null) throw emailRequired();
  return { contact: { ...names, phone, email }, way: { channel, email } };
}

/** The error if no channel fits: without a wish and an email, mail is the only channel. */
const unsent = (
  wanted: CodeChannel | undefined,
  email: string | null,
  configured: readonly CodeChannel[],
): DomainError =>
  wanted === undefined && email === null && configured.length > 0
    ? emailRequired()
    : new DomainError('BOOKING_CODE_UNSENT');

const emailRequired = () =>
  new DomainError('VALIDATION_FAILED', { fields: [{ field: 'email', violation: 'required' }] });

function storedContact({ firstName, name, phone, email }: DraftRecord): DraftContact {
  if (firstName === null || name === null || phone === null) throw new DomainError('NOT_FOUND');
  return { firstName, name, phone, email };
}
