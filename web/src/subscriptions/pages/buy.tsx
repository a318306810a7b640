import { formatMoney } from '@five/shared/money/money';
import { hourlyPriceCents } from '@five/shared/subscriptions/subscriptions.rules';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MethodToggle, type SiteMethod } from '../../payments/components/method-toggle.tsx';
import { CompleteAccount } from '../../platform/page/complete-account.tsx';
import { Agreement } from '../../platform/page/acceptance.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { useSession } from '../../platform/requests/session.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import { packOffersQuery } from '../subscriptions.queries.ts';
import { useOrder } from '../use-order.ts';
import './buy.css';

export default function BuyPack() {
  const { t } = useTranslation(['packs', 'common']);
  const { data: venue } = useVenue();
  return (
    <div className="buy">
      <title>{`${t('buy.title')} · ${venue?.name ?? t('common:brand')}`}</title>
      <h1>{t('buy.title')}</h1>
      <p className="buy-lead">{t('buy.lead')}</p>
      <Offers />
    </div>
  );
}

function Offers() {
  const { t } = useTranslation('packs');
  const { data: offers, failed, retry } = useResult(packOffersQuery(Boolean(useSession())));
  const [chosen, setChosen] = useState<string | null>(null);
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!offers) return <Skeleton height="18rem" />;
  if (offers.length === 0) return <p>{t('buy.none')}</p>;
  const offer = offers.find(({ reference }) => reference === chosen) ?? offers[0];
  return (
    <>
      <fieldset className="buy-packs">
        <legend className="unseen">{t('buy.choose')}</legend>
        {offers.map((one) => (
          <Offer
            key={one.reference}
            offer={one}
            checked={one === offer}
            onChoose={() => setChosen(one.reference)}
          />
        ))}
      </fieldset>
      {offer && <Order offer={offer} />}
    </>
  );
}

function Offer({
  offer,
  checked,
  onChoose,
}: {
  offer: PricingAnswer;
  checked: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('packs');
  const { locale } = useLocale();
  const hours = offer.numberOfHours ?? 1;
  return (
    <label className="buy-pack">
      <input type="radio" name="pack" checked={checked} onChange={onChoose} />
      <span className="buy-name">{offer.name}</span>
      <span className="figure">{t('hours', { count: hours })}</span>
      <span className="buy-price">
        <bdi>{formatMoney(offer.totalCents, locale)}</bdi>
      </span>
      <span>
        {t('buy.hourly', {
          amount: formatMoney(hourlyPriceCents(offer.totalCents, hours), locale),
        })}
      </span>
      <span className="buy-valid">{t('buy.valid', { count: hours > 10 ? 2 : 1 })}</span>
    </label>
  );
}

function Order({ offer }: { offer: PricingAnswer }) {
  const { t } = useTranslation(['packs', 'common']);
  const { locale } = useLocale();
  const [method, setMethod] = useState<SiteMethod>('cash');
  const { order, busy, failure } = useOrder();
  return (
    <section className="buy-order" aria-label={t('buy.order')}>
      <FailureNotice failure={failure?.text ?? null} />
      {failure?.isIncomplete && <CompleteAccount />}
      <MethodToggle value={method} onChange={setMethod} />
      <Button
        size="large"
        look="gold"
        busy={busy}
        onClick={() =>
          order({ pricing: offer.reference, paymentMethod: method, acceptConditions: true })
        }
      >
        {t('buy.submit', { amount: formatMoney(offer.totalCents, locale) })}
      </Button>
      <p className="buy-accept">
        <Agreement text={t('buy.accept')} />
      </p>
    </section>
  );
}
