import type { Texts } from '@five/shared/locales/locale';
import { BOOKING_DURATIONS } from '@five/shared/slots/slots.codes';

/** The page with the prices of the week. */
export const WEEK_PAGE = '/pricing_week';

/** Names of a price for a session of this duration. */
const NAMES: Readonly<Record<number, Texts>> = {
  60: { fr: '1 h', en: '1 hour', ar: 'ساعة واحدة' },
  120: { fr: '2 h', en: '2 hours', ar: 'ساعتان' },
};

/** First values of a price of this duration for every hour, for the form of a new price. */
export const priceOf = (durationMinutes: number) => ({
  type: 'session',
  durationMinutes,
  name: NAMES[durationMinutes],
});

const createPath = (source: object): string =>
  `/pricings/create?${new URLSearchParams({ source: JSON.stringify(source) })}`;

/** The path to the form of a new price with these first values. */
export const newPricePath = (durationMinutes: number): string =>
  createPath(priceOf(durationMinutes));

/** The path to the form of one more price, such as that of the evenings, without a name. */
export const MORE_PRICES_PATH = createPath({ type: 'session', durationMinutes: 60 });

/** The durations that no price has; none while the prices are not known. */
export const withoutAnyPrice = (
  prices: readonly { durationMinutes: number | null }[] | undefined,
): number[] =>
  prices === undefined
    ? []
    : BOOKING_DURATIONS.filter(
        (minutes) => !prices.some(({ durationMinutes }) => durationMinutes === minutes),
      );

/** The page that a form returns to, from the state of the navigation that opened it. */
export const backOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'back' in state && state.back === WEEK_PAGE
    ? WEEK_PAGE
    : undefined;
