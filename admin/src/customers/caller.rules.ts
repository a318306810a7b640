import { isPhoneLike } from '@five/shared/auth/phone-text.rules';
import { isToCome, type BookingStatus } from '@five/shared/bookings/bookings.codes';
import type { BookingCustomerInput } from '@five/shared/bookings/bookings.contract';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { isSameName } from '@five/shared/search/fold';

/** Who is on the phone: what is written, or somebody the desk knows. */
export interface Caller {
  name: string;
  phone: string;
  known: CustomerAnswer | null;
}

export const NOBODY: Caller = { name: '', phone: '', known: null };

export const callerOf = (known: CustomerAnswer): Caller => ({ name: known.fullName, phone: known.phone ?? '', known });

/** Nobody is called by figures alone. */
export const isName = (text: string): boolean => /\p{L}/u.test(text);

/** Whether all was said that is asked of a caller, so that what follows can be pressed: a walk-in gives no phone, but who has said half a name may go on. */
export const isReady = ({ known, name, phone }: Caller): boolean => known !== null || (isName(name) && phone.trim() !== '');

/** A phone number that was written where the name belongs. */
export function phoneAsName({ name, phone }: Caller): string | null {
  return phone.trim() === '' && isPhoneLike(name) ? name.trim() : null;
}

type Found = { kind: 'is'; card: CustomerAnswer } | { kind: 'ask'; cards: CustomerAnswer[] } | { kind: 'phone'; phone: string } | { kind: 'new' };

/**
 * Who a caller is that was typed and not chosen.
 * @param like those whose name holds what was typed @param owners those who have the number
 */
export function whoCalls(caller: Caller, like: readonly CustomerAnswer[], owners: readonly CustomerAnswer[]): Found {
  const [only, ...others] = owners;
  const phone = phoneAsName(caller);
  if (!isName(caller.name)) return only && others.length === 0 ? { kind: 'is', card: only } : phone === null ? { kind: 'new' } : { kind: 'phone', phone };
  const isSame = ({ fullName }: CustomerAnswer) => isSameName(fullName, caller.name);
  const [same, ...sameToo] = owners.filter(isSame);
  if (same && sameToo.length === 0) return { kind: 'is', card: same };
  const namesakes = like.filter(isSame);
  const [namesake, ...more] = namesakes;
  if (namesake && more.length === 0 && caller.phone.trim() === '') return { kind: 'is', card: namesake };
  const cards = [...owners, ...namesakes.filter(({ reference }) => !owners.some((owner) => owner.reference === reference))];
  return cards.length === 0 ? { kind: 'new' } : { kind: 'ask', cards };
}

/** What the API is told about the caller; null while the name is missing. Who stands at the counter may leave no phone. */
export function customerInput({ name, phone, known }: Caller): BookingCustomerInput | null {
  if (known !== null) return { reference: known.reference };
  const said = { name: name.trim(), phone: phone.trim() };
  if (!isName(said.name)) return null;
  return said.phone === '' ? { name: said.name } : said;
}

/** Whose price list is asked for: as the booking will say it, as soon as it can be said; null is the standard one. */
export function pricedCustomer(caller: Caller): BookingCustomerInput | null {
  const input = customerInput(caller);
  return input?.phone !== undefined && !isPhoneLike(input.phone) ? null : input;
}

/** What is shown beside a name: the booking that comes next, or else the one that was last; from bookings with the latest first. */
export function playOf<Play extends { customer: { reference: string }; status: BookingStatus }>(customer: string, latestFirst: readonly Play[]): Play | null {
  const own = latestFirst.filter((play) => play.customer.reference === customer);
  return own.findLast(({ status }) => isToCome(status)) ?? own[0] ?? null;
}
