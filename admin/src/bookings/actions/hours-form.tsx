import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { sumOfLines } from '@five/shared/pricings/quote.rules';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { useAction } from '../../platform/requests/use-action.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Money } from '../../platform/texts/formatted.tsx';
import css from '../../ui/layouts/record-detail.module.css';
import { payInHours } from '../bookings.queries.ts';
import { usePackFor } from './use-pack-for.ts';

/**
 * Pays with pack hours. The form shows the pack, the hours used and the hours left before
 * submitting, because only a cancellation returns hours.
 */
export function HoursForm({ booking, onDone }: { booking: BookingAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const pack = usePackFor(booking);
  const { reference } = booking;
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send({ reference }, (key) => payInHours(reference, key)),
    () => t('hours.done'),
  );
  return (
    <ActionForm
      title={t('hours.title')}
      submit={t('hours.submit', { count: hoursOf(booking.durationMinutes) })}
      disabled={!pack}
      act={act}
      onSubmit={() => act.mutate(undefined, { onSuccess: onDone })}
      onBack={onDone}
    >
      {pack ? (
        <Consequence booking={booking} pack={pack} />
      ) : (
        <p role="status">{t('hours.gone')}</p>
      )}
    </ActionForm>
  );
}

function Consequence({
  booking: { durationMinutes, lines },
  pack: { name, reference, remainingHours, validUntil },
}: {
  booking: BookingAnswer;
  pack: SubscriptionAnswer;
}) {
  const t = useTypedTranslate();
  const { date } = useFormat();
  const left = remainingHours - hoursOf(durationMinutes);
  const addonsCents = sumOfLines(lines.filter(({ kind }) => kind === 'addon'));
  return (
    <dl className={css['facts']}>
      <dt>{t('pack.name')}</dt>
      <dd>
        <bdi>{name}</bdi> <bdi className="figures">{reference}</bdi>
      </dd>
      {validUntil && <dt>{t('labels.pack.validUntil')}</dt>}
      {validUntil && (
        <dd>
          <bdi>{date(validUntil)}</bdi>
        </dd>
      )}
      <dt>{t('hours.left')}</dt>
      <dd>
        <strong>{t('hours.count', { count: left })}</strong>
      </dd>
      {addonsCents > 0 && <dt>{t('hours.addons')}</dt>}
      {addonsCents > 0 && (
        <dd>
          <Money cents={addonsCents} />
        </dd>
      )}
    </dl>
  );
}
