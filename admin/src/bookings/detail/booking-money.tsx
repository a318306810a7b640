import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isLive } from '@five/shared/bookings/bookings.codes';
import { hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import { useQuery } from '@tanstack/react-query';
import { packQuery } from '../../subscriptions/packs.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Money } from '../../platform/texts/formatted.tsx';
import css from '../../ui/layouts/record-detail.module.css';
import { retainedAmountOf } from '../booking.rules.ts';

/** Price lines of a booking, amount per player, payments, and the amount due in large type. */
export function BookingMoney({ booking }: { booking: BookingAnswer }) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  return (
    <section aria-label={t('booking.price')}>
      <table className={css['money']}>
        <tbody>
          {booking.lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">
                <bdi>{line.text}</bdi>
                {line.quantity > 1 && ` × ${line.quantity}`}
              </th>
              <td>
                {line.kind === 'session' && booking.subscription !== null ? (
                  <PackHours
                    reference={booking.subscription}
                    hours={hoursOf(booking.durationMinutes)}
                  />
                ) : (
                  <Money cents={line.totalCents} />
                )}
              </td>
            </tr>
          ))}
          {booking.lines.length > 1 && (
            <MoneyRow label={t('labels.price.total')} cents={booking.totalCents} />
          )}
          {isLive(booking.status) && booking.perPersonCents > 0 && (
            <TextRow
              text={t('booking.per_person', { amount: money(booking.perPersonCents) })}
              className={css['share']}
            />
          )}
          {booking.paidCents > 0 && (
            <MoneyRow label={t('booking.paid')} cents={booking.paidCents} />
          )}
        </tbody>
        <tfoot>
          <Balance booking={booking} />
        </tfoot>
      </table>
    </section>
  );
}

/** The pack hours that a booking uses, and the hours left in the pack. */
function PackHours({ reference, hours }: { reference: string; hours: number }) {
  const t = useTypedTranslate();
  const { data: pack } = useQuery(packQuery(reference));
  return pack
    ? t('pack.uses', { hours, count: pack.remainingHours })
    : t('reserve.pack_hours', { hours });
}

function Balance({ booking }: { booking: BookingAnswer }) {
  const t = useTypedTranslate();
  const { dueCents, refundCents } = booking;
  const retained = retainedAmountOf(booking);
  if (refundCents > 0) return <MoneyRow label={t('booking.to_give_back')} cents={refundCents} />;
  if (retained.cents > 0) return <MoneyRow label={t('booking.kept')} cents={retained.cents} />;
  if (retained.hours) return <TextRow text={t('booking.kept_hours')} />;
  if (dueCents > 0) return <MoneyRow label={t('labels.price.due')} cents={dueCents} />;
  if (!isLive(booking.status)) return null;
  return <TextRow text={t('booking.settled')} />;
}

function TextRow({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <tr className={className}>
      <th scope="row" colSpan={2}>
        {text}
      </th>
    </tr>
  );
}

function MoneyRow({ label, cents }: { label: string; cents: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Money cents={cents} />
      </td>
    </tr>
  );
}
