import {
  about,
  array,
  cents,
  date,
  flag,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  time,
  type TypeOf,
} from '../platform/schema.ts';
import { content, type WithTexts } from '../platform/texts.contract.ts';
import { PRICE_LINE_KINDS, PRICING_TYPES } from './pricings.codes.ts';

export const pricing = object('Pricing', {
  id: reference('pricing'),
  reference: reference('pricing'),
  type: about(
    '`session`: price of a booking; `pack`: prepaid hours; `academy`: price of the academy.',
    oneOf(PRICING_TYPES),
  ),
  name: content,
  numberOfHours: about('Number of hours of a pack or a session.', nullable(integer())),
  durationMinutes: about(
    'Length of a session in minutes, 60 or 120; null for other types.',
    nullable(integer()),
  ),
  contributionCents: about(
    'Price per person in centimes. For a session without a stored value, it is ' +
      "`totalCents` divided by the venue's number of players per match, rounded up. " +
      'Null for other types without a stored value.',
    nullable(cents()),
  ),
  totalCents: about('Price of the session, pack or academy place, in centimes.', cents()),
  remark: about('Public remark on the price; null: none.', nullable(content)),
  tariff: about('Code of the tariff that the price belongs to.', text()),
  pitch: about('Code of the pitch, if the price is limited to one pitch.', nullable(text())),
  from: about('First opening day on which the price is valid.', nullable(date())),
  to: about('Last opening day on which the price is valid.', nullable(date())),
  weekdays: about(
    'Weekdays of the opening days, 1 = Monday; null: every day.',
    nullable(array(integer())),
  ),
  startTime: about(
    'First start time for which the price is valid; null: no limit.',
    nullable(time()),
  ),
  endTime: about(
    'End of the range of start times for which the price is valid; this time is not included. It ' +
      'is after midnight if it is not later than `startTime`; null: no limit.',
    nullable(time()),
  ),
  archived: about('Whether the price no longer applies to new bookings.', flag()),
});
/**
 * A price of the price list, as the API returns it. Type parameter `Text`: `Texts` for staff with
 * `?texts=all`, else a text in the caller's language.
 */
export type PricingAnswer<Text = string> = WithTexts<TypeOf<typeof pricing>, Text>;

export const tariff = object('Tariff', {
  id: about('Code of the tariff, such as `standard`.', text()),
  reference: about('Code of the tariff, such as `standard`.', text()),
  name: about('Name of the tariff.', content),
});
export type TariffAnswer<Text = string> = WithTexts<TypeOf<typeof tariff>, Text>;

const option = object('AddonOption', {
  code: about('Code of the option, by which bookings name it.', text()),
  name: content,
  priceCents: about('Price of one piece in centimes.', cents()),
});
export type AddonOptionAnswer<Text = string> = WithTexts<TypeOf<typeof option>, Text>;

export const addon = object('Addon', {
  id: reference('addon'),
  reference: reference('addon'),
  name: content,
  options: about('Options to choose from, such as sizes.', array(option)),
  stock: about('Number of pieces available per time slot; null: unlimited.', nullable(integer())),
  archived: about('Whether the add-on can no longer be booked.', flag()),
});
export type AddonAnswer<Text = string> = WithTexts<TypeOf<typeof addon>, Text>;

export const priceLine = object('PriceLine', {
  kind: about('`session` is the pitch, `addon` an add-on.', oneOf(PRICE_LINE_KINDS)),
  text: about("Name of the line, in the caller's language.", text()),
  quantity: about('Number of sessions or pieces.', integer()),
  unitCents: about('Price of one piece in centimes.', cents()),
  totalCents: about('Price of the line in centimes.', cents()),
});
/** A line of a booking's price, fixed when the booking is made. */
export type PriceLine = TypeOf<typeof priceLine>;

export const price = object('Price', {
  totalCents: about('Price in centimes at the tariff of the customer.', cents()),
  perPersonCents: about('Price of one player in centimes, rounded up.', cents()),
  pricing: about('Reference of the price rule.', reference('pricing')),
  lines: about('Lines of the price; their sum is `totalCents`.', array(priceLine)),
});
export type PriceAnswer = TypeOf<typeof price>;
