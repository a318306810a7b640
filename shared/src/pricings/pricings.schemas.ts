import type { Texts } from '../locales/locale.ts';
import {
  array,
  cents,
  date,
  flag,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
  time,
} from '../platform/schema.ts';
import { content } from '../platform/texts.schemas.ts';
import { PRICING_TYPES } from './pricings.codes.ts';
import type {
  AddonAnswer,
  AddonOptionAnswer,
  PricingAnswer,
  TariffAnswer,
} from './pricings.contract.ts';

type Content = string | Texts;

export const pricing: Schema<PricingAnswer<Content>> = object<PricingAnswer<Content>>('Pricing', {
  id: reference('pricing'),
  reference: reference('pricing'),
  type: oneOf(PRICING_TYPES),
  name: content,
  numberOfHours: nullable(integer()),
  durationMinutes: nullable(integer()),
  contributionCents: nullable(cents()),
  totalCents: cents(),
  remark: nullable(content),
  tariff: text(),
  pitch: nullable(text()),
  from: nullable(date()),
  to: nullable(date()),
  weekdays: nullable(array(integer())),
  startTime: nullable(time()),
  endTime: nullable(time()),
  archived: flag(),
});

export const tariff: Schema<TariffAnswer<Content>> = object<TariffAnswer<Content>>('Tariff', {
  id: text(),
  reference: text(),
  name: content,
});

const option: Schema<AddonOptionAnswer<Content>> = object<AddonOptionAnswer<Content>>(
  'AddonOption',
  { code: text(), name: content, priceCents: cents() },
);

export const addon: Schema<AddonAnswer<Content>> = object<AddonAnswer<Content>>('Addon', {
  id: reference('addon'),
  reference: reference('addon'),
  name: content,
  options: array(option),
  stock: nullable(integer()),
  archived: flag(),
});
