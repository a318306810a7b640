import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { useQuery } from '@tanstack/react-query';
import { IconBuildingBank, IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import page from '../ui/layouts/record-page.module.css';
import {
  callerOf,
  customerInput,
  EMPTY_CALLER,
  customerForPrices,
  type Caller,
} from '../customers/caller.rules.ts';
import { CustomerFields } from '../customers/customer-fields.tsx';
import { SameNameCustomers } from '../customers/same-name-customers.tsx';
import { useMatchingCustomers } from '../customers/use-matching-customers.ts';
import { submitOnce } from '../platform/forms/action-form.tsx';
import { failureOf } from '@five/client/failure';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { packPage } from '../platform/page/paths.ts';
import { Refusal } from '../platform/forms/refusal.tsx';
import { useAction } from '../platform/requests/use-action.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { useDebouncedValue } from '../platform/forms/typed-search.ts';
import { Choice } from '../ui/choice.tsx';
import { offerLike } from './pack.rules.ts';
import { packOffersQuery, sellPack } from './packs.queries.ts';
import css from './packs.module.css';
import { ActionButton } from '../ui/action-button.tsx';

/**
 * Page to sell a pack: staff select customer, pack and payment method. The payment is taken on the
 * next page.
 */
export function SellPack() {
  const t = useTypedTranslate();
  return (
    <article className={page['page']}>
      <title>{t('pack.sell')}</title>
      <header>
        <h1>{t('pack.sell')}</h1>
      </header>
      <div className={page['card']}>
        <SellForm />
      </div>
    </article>
  );
}

function SellForm() {
  const t = useTypedTranslate();
  const [caller, setCaller] = useState<Caller>(EMPTY_CALLER);
  const [method, setMethod] = useState<MoneyMethod>('cash');
  const [tried, setTried] = useState(false);
  const recognised = useMatchingCustomers(caller, setCaller);
  const { offers, error, refetch, offer, setChosen } = useOffers(caller);
  const { act, sell } = useSellPack(caller, offer, method);
  const send = submitOnce(act, () => {
    setTried(true);
    void recognised.check(sell);
  });
  return (
    <form className={css['form']} onSubmit={send} noValidate>
      <CustomerFields
        caller={caller}
        onChange={setCaller}
        tried={tried}
        failure={failureOf(act.error)}
      />
      <SameNameCustomers
        cards={recognised.cards}
        onSelect={(card) => setCaller(callerOf(card))}
        onNew={() => recognised.pass(sell)}
      />
      {offers ? (
        <OfferChoice
          key={caller.known?.reference ?? ''}
          takeFocus={caller.known !== null}
          offers={offers}
          value={offer}
          onChange={setChosen}
        />
      ) : (
        <Refusal error={error} onRetry={refetch} />
      )}
      <MethodChoice value={method} onChange={setMethod} />
      <Refusal error={act.error} />
      <ActionButton
        type="submit"
        variant="contained"
        size="large"
        disabled={offer === null}
        busy={act.isPending || recognised.looking}
      >
        {t('pack.sell')}
      </ActionButton>
    </form>
  );
}

/**
 * The pack offers at the customer's prices, and the selected offer. If the customer changes, the
 * selection changes to an offer with the same number of hours, if there is one.
 */
function useOffers(caller: Caller) {
  const [chosen, setChosen] = useState<PricingAnswer | null>(null);
  const {
    data: offers,
    error,
    refetch,
  } = useQuery(packOffersQuery(customerForPrices(useDebouncedValue(caller))));
  return { offers, error, refetch, offer: offerLike(offers ?? [], chosen), setChosen };
}

/** Returns the action that sells the pack and opens the pack's page. */
function useSellPack(caller: Caller, offer: PricingAnswer | null, method: MoneyMethod) {
  const t = useTypedTranslate();
  const navigate = useNavigate();
  const customer = customerInput(caller);
  const input = {
    pricing: offer?.reference ?? '',
    paymentMethod: method,
    acceptConditions: true as const,
    customer: customer ?? {},
  };
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send(input, (key) => sellPack(input, key)),
    () => t('pack.sold'),
  );
  const sell = () =>
    customer !== null &&
    act.mutate(undefined, { onSuccess: ({ data }) => void navigate(packPage(data.reference)) });
  return { act, sell };
}

interface MethodChoiceProps {
  value: MoneyMethod;
  onChange: (method: MoneyMethod) => void;
}

function MethodChoice({ value, onChange }: MethodChoiceProps) {
  const t = useTypedTranslate();
  return (
    <Choice
      label={t('reserve.method')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'cash', label: t('methods.cash'), icon: IconCash },
        { value: 'transfer', label: t('methods.transfer'), icon: IconBuildingBank },
      ]}
    />
  );
}

interface OfferChoiceProps {
  /** Whether the list receives the focus on mount, because the customer was just selected. */
  takeFocus: boolean;
  offers: readonly PricingAnswer[];
  value: PricingAnswer | null;
  onChange: (offer: PricingAnswer) => void;
}

function OfferChoice({ takeFocus, offers, value, onChange }: OfferChoiceProps) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  if (value === null) return <p>{t('pack.no_offers')}</p>;
  return (
    <Choice
      label={t('pack.name')}
      takeFocus={takeFocus}
      value={value.reference}
      onChange={(reference) =>
        onChange(offers.find((offer) => offer.reference === reference) ?? value)
      }
      options={offers.map(({ reference, name, totalCents }) => ({
        value: reference,
        label: name,
        hint: money(totalCents),
      }))}
    />
  );
}
