import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { WriteToCustomer } from '../users/write-button.tsx';
import { Loading } from '../platform/page/loading.tsx';
import css from '../ui/layouts/record-page.module.css';
import detail from '../ui/layouts/record-detail.module.css';
import { PaymentLines } from '../payments/payment-lines.tsx';
import { ProofPanel } from '../payments/proof-panel.tsx';
import { LoadFailed } from '../platform/page/load-failed.tsx';
import { Phone, Money } from '../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { focusOnMount } from '../ui/focus.ts';
import { payableOf } from './pack.rules.ts';
import { PackActions } from './pack-actions.tsx';
import { PackStatement } from './pack-statement.tsx';
import { PackTag } from './pack-tag.tsx';
import { packQuery } from './packs.queries.ts';

/** Page of a pack with all its actions: the amount due first, then the ledger. */
export function PackShow() {
  const t = useTypedTranslate();
  const { id = '' } = useParams();
  const { data: pack, error, refetch } = useQuery(packQuery(decodeURIComponent(id)));
  if (error && !pack)
    return <LoadFailed level="h1" title={t('pack.failed')} error={error} onRetry={refetch} />;
  if (!pack) return <Loading />;
  const title = t('pack.title', { reference: pack.reference });
  return (
    <article className={css['page']}>
      <title>{title}</title>
      <header>
        <h1 ref={focusOnMount} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <div className={css['card']}>
        <h2>
          <bdi>{pack.customer.fullName}</bdi>
        </h2>
        <div className={detail['detail']}>
          <PackTag pack={pack} big />
          {pack.underReview && (
            <ProofPanel kind="subscriptions" reference={pack.reference} payable={payableOf(pack)} />
          )}
          <PackFacts pack={pack} />
          <PackActions key={pack.reference} pack={pack} />
          <WriteToCustomer customer={pack.customer.reference} />
          <PaymentLines target={{ subscription: pack.reference }} />
          <PackStatement pack={pack} />
        </div>
      </div>
    </article>
  );
}

function PackFacts({ pack }: { pack: SubscriptionAnswer }) {
  const t = useTypedTranslate();
  const { day } = useFormat();
  const {
    name,
    customer,
    totalCents,
    totalPaidCents,
    dueCents,
    validFrom,
    validUntil,
    paymentMethod,
  } = pack;
  return (
    <dl className={detail['facts']}>
      <dt>{t('pack.name')}</dt>
      <dd>
        <bdi>{name}</bdi>
      </dd>
      <dt>{t('labels.person.phone')}</dt>
      <dd>{customer.phone ? <Phone phone={customer.phone} /> : t('booking.no_phone')}</dd>
      <dt>{t('booking.method')}</dt>
      <dd>{t(`methods.${paymentMethod}`)}</dd>
      <dt>{t('labels.price.total')}</dt>
      <dd>
        <Money cents={totalCents} />
      </dd>
      <dt>{t('booking.paid')}</dt>
      <dd>
        <Money cents={totalPaidCents} />
      </dd>
      {pack.frozen && pack.status === 'active' && <FrozenReason pack={pack} />}
      {dueCents > 0 && <dt>{t('labels.price.due')}</dt>}
      {dueCents > 0 && (
        <dd>
          <strong>
            <Money cents={dueCents} />
          </strong>
        </dd>
      )}
      {validFrom && validUntil && <dt>{t('labels.pack.validUntil')}</dt>}
      {validFrom && validUntil && (
        <dd>
          <bdi>{day(validUntil)}</bdi>
        </dd>
      )}
    </dl>
  );
}

/**
 * Shows why a pack is frozen: the reason that staff entered, and a note if an amount is unpaid. If
 * there is neither, a text refers to the audit trail.
 */
function FrozenReason({ pack: { frozenReason, dueCents } }: { pack: SubscriptionAnswer }) {
  const t = useTypedTranslate();
  const why =
    [frozenReason, dueCents > 0 && t('pack.frozen_money')].filter(Boolean).join(' · ') ||
    t('pack.frozen_in_trail');
  return (
    <>
      <dt>{t('pack.frozen_why')}</dt>
      <dd dir="auto">{why}</dd>
    </>
  );
}
