import type { TimeSpan } from '@five/shared/slots/slots.contract';
import { useFormat } from './use-format.ts';
import { phoneText } from './format.ts';
import { useTypedTranslate } from './i18n.ts';

/**
 * A period such as `19:00 – 20:00`. The direction of each time is isolated, so that in Arabic the
 * start is first, on the right.
 */
export function Span({ startTime, endTime }: TimeSpan) {
  const { hour } = useFormat();
  return (
    <span className="nowrap figures">
      <bdi>{hour(startTime)}</bdi> – <bdi>{hour(endTime)}</bdi>
    </span>
  );
}

export function Money({ cents }: { cents: number }) {
  const { money } = useFormat();
  return <bdi className="nowrap figures">{money(cents)}</bdi>;
}

/**
 * A phone number, written left to right and without line breaks. In Arabic it still aligns with the
 * start of the line.
 */
export function Phone({ phone }: { phone: string }) {
  return (
    <span className="nowrap figures">
      <bdi dir="ltr">{phoneText(phone)}</bdi>
    </span>
  );
}

/** Shows the price difference of a move, even if it is zero. */
export function Difference({ cents }: { cents: number }) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  return cents === 0 ? (
    t('move.same')
  ) : (
    <bdi>{`${cents > 0 ? '+' : '−'}${money(Math.abs(cents))}`}</bdi>
  );
}

/** Aligns numeric columns and their headers at the end. */
export const FIGURES = {
  textAlign: 'end',
  '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
};
