import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { useQuery } from '@tanstack/react-query';
import { IconBuildingBank, IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import page from '../ui/record-page.module.css';
import {
  callerOf,
  customerInput,
  NOBODY,
  pricedCustomer,
  type Caller,
} from '../customers/caller.rules.ts';
import { CustomerFields } from '../customers/customer-fields.tsx';
import { Namesakes } from '../customers/namesakes.tsx';
import { useRecognised } from '../customers/use-recognised.ts';
import { sending } from '../platform/act-form.tsx';
import { failureOf } from '../platform/http.ts';
import { useSay } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { packPage } from '../platform/paths.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { useFormat } from '../platform/use-format.ts';
import { useSettled } from '../platform/use-settled.ts';
import { Choice } from '../ui/choice.tsx';
import { offerLike } from './pack.rules.ts';
import { packOffersQuery, sellPack } from './packs.queries.ts';
import css from './packs.module.css';
import { ActButton } from '../ui/act-button.tsx';

/** Sells a pack: customer, pack, payment method. The payment is taken on the next page. */
export function SellPack() {
  const say = useSay();
  return (
    <article className={page['page']}>
      <title>{say('pack.sell')}</title>
      <header>
        <h1>{say('pack.sell')}</h1>
      </header>
      <div className={page['card']}>
        <SellForm />
      </div>
    </article>
  );
}

function SellForm() {
  const say = useSay();
  const navigate = useNavigate();
  const [caller, setCaller] = useState<Caller>(NOBODY);
  const [chosen, setChosen] = useState<PricingAnswer | null>(null);
  const [method, setMethod] = useState<MoneyMethod>('cash');
  const [tried, setTried] = useState(false);
  const customer = customerInput(caller);
  const recognised = useRecognised(caller, setCaller);
  const {
    data: offers,
    error,
    refetch,
  } = useQuery(packOffersQuery(pricedCustomer(useSettled(caller))));
  const offer = offerLike(offers ?? [], chosen);
  const input = {
    pricing: offer?.reference ?? '',
    paymentMethod: method,
    acceptConditions: true as const,
    customer: customer ?? {},
  };
  const key = useIdempotencyKey(input);
  const act = useAct(
    () => sellPack(input, key),
    () => say('pack.sold'),
  );
  const sell = () =>
    customer !== null &&
    act.mutate(undefined, { onSuccess: ({ data }) => void navigate(packPage(data.reference)) });
  const send = sending(act, () => {
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
      <Namesakes
        cards={recognised.cards}
        onKnown={(card) => setCaller(callerOf(card))}
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
      <Choice
        label={say('reserve.method')}
        value={method}
        onChange={setMethod}
        options={[
          { value: 'cash', label: say('methods.cash'), icon: IconCash },
          { value: 'transfer', label: say('methods.transfer'), icon: IconBuildingBank },
        ]}
      />
      <Refusal error={act.error} />
      <ActButton
        type="submit"
        variant="contained"
        size="large"
        disabled={offer === null}
        busy={act.isPending || recognised.looking}
      >
        {say('pack.sell')}
      </ActButton>
    </form>
  );
}

interface OfferChoiceProps {
  /** Receives the focus on mount, after the customer is selected. */
  takeFocus: boolean;
  offers: readonly PricingAnswer[];
  value: PricingAnswer | null;
  onChange: (offer: PricingAnswer) => void;
}

function OfferChoice({ takeFocus, offers, value, onChange }: OfferChoiceProps) {
  const say = useSay();
  const { money } = useFormat();
  if (value === null) return <p>{say('pack.no_offers')}</p>;
  return (
    <Choice
      label={say('pack.name')}
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
