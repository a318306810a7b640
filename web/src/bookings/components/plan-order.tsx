import type { SeriesPlanAnswer, SeriesPlanInput } from '@five/shared/bookings/series.contract';
import { formatMoney } from '@five/shared/money/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Agreement } from '../../platform/acceptance.tsx';
import { useLocale } from '../../platform/locale.ts';
import {
  type BookingMethod,
  BookingMethodToggle,
} from '../../payments/components/method-toggle.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSeriesOrder } from '../use-series-order.ts';
import { Refusal } from './refusal.tsx';
import '../../ui/edged-card.css';
import './plan-order.css';

interface Props {
  plan: SeriesPlanAnswer;
  input: SeriesPlanInput;
  /** The plan for the latest decisions is still loading. */
  outdated: boolean;
  /** The order was refused because the plan changed, and nothing was decided since. */
  changed: boolean;
  /** The order was sent and its result is unknown. */
  held: boolean;
  onHeld: (held: boolean) => void;
  /** The plan that was sent no longer matches what would be booked. */
  onChanged: () => void;
}

/** The total of all dates, the payment method and the submit button. */
export function PlanOrder({ plan, input, outdated, changed, held, onHeld, onChanged }: Props) {
  const { t } = useTranslation(['series', 'bookings']);
  const mayPack = plan.missingHours === 0 && plan.hours > 0;
  const [wanted, setMethod] = useState<BookingMethod>('cash');
  const method = wanted === 'pack' && !mayPack ? 'cash' : wanted;
  const { order, busy, failure } = useSeriesOrder(onHeld, onChanged);
  return (
    <section className="edged-card plan-order" aria-label={t('create.total')}>
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
  const { t } = useTranslation(['series', 'bookings']);
  const { locale } = useLocale();
  return (
    <p className="plan-sum">
      <span>
        {t('create.total')} · {t('create.count', { count: booked })}
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
