import type { BookingCustomerRequest } from '@five/shared/customers/customers.requests';
import { isPhoneLike } from '@five/shared/auth/phone-text.rules';
import { isUpcoming, type BookingStatus } from '@five/shared/bookings/bookings.codes';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { isSameName } from '@five/shared/search/fold';

/**
 * The input about a caller: name and phone as typed, and `known`, the customer record that was
 * selected (null if none).
 */
export interface Caller {
  name: string;
  phone: string;
  known: CustomerAnswer | null;
}

export const EMPTY_CALLER: Caller = { name: '', phone: '', known: null };

export const callerOf = (known: CustomerAnswer): Caller => ({
  name: known.fullName,
  phone: known.phone ?? '',
  known,
});

/** Whether a text can be a name, which needs at least one letter. */
export const isName = (text: string): boolean => /\p{L}/u.test(text);

/**
 * Whether a known customer is selected, or both name and phone are typed. This decides only which
 * field receives the focus: a booking is possible without a phone.
 */
export const isReady = ({ known, name, phone }: Caller): boolean =>
  known !== null || (isName(name) && phone.trim() !== '');

/** A phone number that was typed in the name field, else null. */
export function phoneAsName({ name, phone }: Caller): string | null {
  return phone.trim() === '' && isPhoneLike(name) ? name.trim() : null;
}

type CallerMatch =
  | { kind: 'is'; card: CustomerAnswer }
  | { kind: 'ask'; cards: CustomerAnswer[] }
  | { kind: 'phone'; phone: string }
  | { kind: 'new' };

/**
 * Decides which known customer a typed name and phone belong to.
 * @param like customers whose name contains the typed name
 * @param owners customers with the typed phone number
 */
export function matchCaller(
  caller: Caller,
  like: readonly CustomerAnswer[],
  owners: readonly CustomerAnswer[],
): CallerMatch {
  const [only, ...others] = owners;
  const phone = phoneAsName(caller);
  if (!isName(caller.name))
    return only && others.length === 0
      ? { kind: 'is', card: only }
      : phone === null
        ? { kind: 'new' }
        : { kind: 'phone', phone };
  const isSame = ({ fullName }: CustomerAnswer) => isSameName(fullName, caller.name);
  const [same, ...sameToo] = owners.filter(isSame);
  if (same && sameToo.length === 0) return { kind: 'is', card: same };
  const namesakes = like.filter(isSame);
  const [namesake, ...more] = namesakes;
  if (namesake && more.length === 0 && caller.phone.trim() === '')
    return { kind: 'is', card: namesake };
  const cards = [
    ...owners,
    ...namesakes.filter(({ reference }) => !owners.some((owner) => owner.reference === reference)),
  ];
  return cards.length === 0 ? { kind: 'new' } : { kind: 'ask', cards };
}

/** The customer part of the request; null while the name is missing. The phone is optional. */
export function customerInput({ name, phone, known }: Caller): BookingCustomerRequest | null {
  if (known !== null) return { reference: known.reference };
  const trimmed = { name: name.trim(), phone: phone.trim() };
  if (!isName(trimmed.name)) return null;
  return trimmed.phone === '' ? { name: trimmed.name } : trimmed;
}

/**
 * The customer part of a price request, so that the price is computed with the customer's tariff.
 * Null while the name is missing or the typed phone is incomplete; the standard tariff then
 * applies.
 */
export function customerForPrices(caller: Caller): BookingCustomerRequest | null {
  const input = customerInput(caller);
  return input?.phone !== undefined && !isPhoneLike(input.phone) ? null : input;
}

/**
 * The booking to show beside a customer's name: the next booking, else the last one. Expects the
 * bookings latest first.
 */
export function nextOrLastBooking<
  Play extends { customer: { reference: string }; status: BookingStatus },
>(customer: string, latestFirst: readonly Play[]): Play | null {
  const own = latestFirst.filter((play) => play.customer.reference === customer);
  return own.findLast(({ status }) => isUpcoming(status)) ?? own[0] ?? null;
}
