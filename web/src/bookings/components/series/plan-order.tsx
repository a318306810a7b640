import type { SeriesPlanRequest } from '@five/shared/bookings/series/series.requests';
import type { SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import { formatMoney } from '@five/shared/money/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Agreement } from '../../../platform/page/acceptance.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import {
  type BookingMethod,
  BookingMethodToggle,
} from '../../../payments/components/method-toggle.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSeriesOrder } from '../../use-series-order.ts';
import { Refusal } from '../refusal.tsx';
import '../../../ui/edged-card.css';
import './plan-order.css';

interface Props {
  plan: SeriesPlanAnswer;
  input: SeriesPlanRequest;
  /**
   * Whether `plan` is still the previous plan, because the plan for the player's latest input is
   * loading.
   */
  outdated: boolean;
  /**
   * Whether the order was refused because the plan has changed, although no date of the plan
   * differs. The notice is then shown here instead of at a date.
   */
  changed: boolean;
  /** Whether an order is being sent, or was sent and its response was lost. */
  held: boolean;
  onHeld: (held: boolean) => void;
  /**
   * Called if the API refuses the order because the sent plan no longer matches the current
   * availability or prices.
   */
  onChanged: () => void;
}

/** Total of all dates, payment method and submit button of a weekly series. */
export function PlanOrder({ plan, input, outdated, changed, held, onHeld, onChanged }: Props) {
  const { t } = useTranslation(['series', 'bookings', 'labels']);
  const mayPack = plan.missingHours === 0 && plan.hours > 0;
  const [wanted, setMethod] = useState<BookingMethod>('cash');
  const method = wanted === 'pack' && !mayPack ? 'cash' : wanted;
  const { order, busy, failure } = useSeriesOrder(onHeld, onChanged);
  return (
    <section className="edged-card plan-order" aria-label={t('labels:price.total')}>
      {changed && failure?.code === 'SERIES_CHANGED' && (
        <Notice status="warning" live>
          <p>{t('create.changedSince')}</p>
        </Notice>
      )}
      {failure && failure.code !== 'SERIES_CHANGED' && (
        <Refusal failure={failure} onChoose={() => undefined} />
      )}
      <Sum plan={plan} inHours={method === 'pack'} />
      <div inert={held}>
        <BookingMethodToggle byPack={mayPack} value={method} onChange={setMethod} />
      </div>
      {plan.conflicts > 0 || plan.booked === 0 ? (
        <p className="plan-open" role="status">
          {plan.conflicts > 0 ? t('create.undecided', { count: plan.conflicts }) : t('create.none')}
        </p>
      ) : (
        <Button
          size="large"
          busy={busy || outdated}
          onClick={() =>
            order({ ...input, hash: plan.hash, paymentMethod: method, acceptRules: true })
          }
        >
          {t('create.submit', { count: plan.booked })}
        </Button>
      )}
      <p className="plan-accept">
        <Agreement text={t('bookings:bar.accept')} />
      </p>
    </section>
  );
}

function Sum({
  plan: { booked, totalCents, hours },
  inHours,
}: {
  plan: SeriesPlanAnswer;
  inHours: boolean;
}) {
  const { t } = useTranslation(['series', 'bookings', 'labels']);
  const { locale } = useLocale();
  return (
    <p className="plan-sum">
      <span>
        {t('labels:price.total')} · {t('create.count', { count: booked })}
      </span>
      <span className="figure">
        {inHours ? (
          t('bookings:bar.hours', { count: hours })
        ) : (
          <bdi>{formatMoney(totalCents, locale)}</bdi>
        )}
      </span>
      <small>{inHours ? t('create.fromPack') : t('create.each')}</small>
    </p>
  );
}
