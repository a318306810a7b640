import type { MovePrice } from '@five/shared/bookings/bookings.codes';
import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import { isPriceChoice } from '@five/shared/bookings/moves.rules';
import { useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { ActionForm, ReasonField } from '../../platform/forms/action-form.tsx';
import { DayField } from '../../platform/dates/day-field.tsx';
import { Difference } from '../../platform/texts/formatted.tsx';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { CustomersToCall } from '../../platform/lists/customers-to-call.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import cards from '../../ui/layouts/card-list.module.css';
import { Choice } from '../../ui/choice.tsx';
import css from './outside.module.css';
import { useMove, useMovePlan, type Plan } from './use-move-plan.ts';
import type { Planned } from './outside.rules.ts';
import { type BulkActionProps, ROW_BY_ROW } from './use-bulk.ts';

/** Preview of a bulk move, with target slot and price difference of each booking. */
export function MoveAll({ bookings, today, onRun, onBack }: BulkActionProps & { today: string }) {
  const t = useTypedTranslate();
  const { where, setWhere, day, setDay, plan, error, refetch } = useMovePlan(bookings, today);
  const prices = usePlanPrices(plan);
  const move = useMove(plan, prices.sentFor);
  const isNone = !plan?.some(({ slot }) => slot !== null);
  return (
    <ActionForm
      title={t('outside.move_title')}
      submit={t('outside.move')}
      disabled={isNone || prices.isMissing}
      act={ROW_BY_ROW}
      foot={plan && <Sum plan={plan} price={prices.price} />}
      onSubmit={() => onRun(move)}
      onBack={onBack}
    >
      <Choice
        label={t('outside.day')}
        value={where}
        onChange={setWhere}
        options={[
          { value: 'own', label: t('outside.own_day') },
          { value: 'other', label: t('outside.other_day') },
        ]}
      />
      <p>{where === 'own' ? t('outside.own_day_help') : t('outside.move_help')}</p>
      {where === 'other' && (
        <div role="group" aria-label={t('outside.other_day')}>
          <DayField date={day} onChange={setDay} />
        </div>
      )}
      <Refusal error={error} onRetry={refetch} />
      {!plan && !error && <Loading />}
      <CustomersToCall customers={bookings.map(({ customer }) => customer)} />
      {plan && (
        <ul className={`${cards['list']} ${css['plan']}`}>
          {plan.map((one) => (
            <PlanLine key={one.booking.reference} planned={one} price={prices.price} />
          ))}
        </ul>
      )}
      {prices.fields}
    </ActionForm>
  );
}

/**
 * The choice between today's price and the agreed price, for bookings that move to another hour of
 * the day. The agreed price is the default, because the venue causes the move.
 */
function usePlanPrices(plan: Plan | undefined) {
  const t = useTypedTranslate();
  const [price, setPrice] = useState<MovePrice>('agreed');
  const [reason, setReason] = useState<string>(t('outside.price_venue'));
  const isChoice = plan?.some(hasChoice) ?? false;
  const keepsAgreedPrice = isChoice && price === 'agreed';
  const label = (of: MovePrice) => (
    <>
      {of === 'today' ? t('outside.price_today') : t('outside.price_agreed')}{' '}
      <Difference cents={sumOf(plan ?? [], of)} />
    </>
  );
  return {
    price,
    isMissing: keepsAgreedPrice && reason.trim() === '',
    sentFor: (booking: BookingAnswer, slot: MoveSlot) =>
      price === 'agreed' && isPriceChoice(booking, slot) ? { price, reason: reason.trim() } : {},
    fields: isChoice && (
      <>
        <Choice
          label={t('outside.price')}
          value={price}
          onChange={setPrice}
          options={[
            { value: 'agreed', label: label('agreed') },
            { value: 'today', label: label('today') },
          ]}
        />
        {keepsAgreedPrice && (
          <ReasonField
            label={t('outside.price_reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </>
    ),
  };
}

const hasChoice = ({ booking, slot }: Planned<BookingAnswer>): boolean =>
  slot !== null && isPriceChoice(booking, slot);
/** Price difference of one planned move, in centimes. */
const differenceOf = (planned: Planned<BookingAnswer>, price: MovePrice): number =>
  price === 'agreed' && hasChoice(planned) ? 0 : (planned.slot?.differenceCents ?? 0);
const sumOf = (plan: Plan, price: MovePrice): number =>
  plan.reduce((cents, one) => cents + differenceOf(one, price), 0);

function PlanLine({ planned, price }: { planned: Planned<BookingAnswer>; price: MovePrice }) {
  const {
    booking: { customer, date, startTime },
    slot,
  } = planned;
  const t = useTypedTranslate();
  const { shortDay, hour } = useFormat();
  const pitchName = usePitchName();
  return (
    <li>
      <span>
        <bdi>{customer.fullName}</bdi> · {shortDay(date)} <bdi>{hour(startTime)}</bdi>
      </span>
      {slot ? (
        <b>
          {shortDay(slot.date)} <bdi>{hour(slot.startTime)}</bdi> ·{' '}
          <bdi>{pitchName(slot.pitch)}</bdi>
        </b>
      ) : (
        <b>{t('outside.no_slot')}</b>
      )}
      <span className="figures">{slot && <Difference cents={differenceOf(planned, price)} />}</span>
    </li>
  );
}

/**
 * Shows for how many bookings of the plan a slot is free, and the sum of the price differences of
 * these moves.
 */
function Sum({ plan, price }: { plan: Plan; price: MovePrice }) {
  const t = useTypedTranslate();
  return (
    <p role="status">
      {t('outside.planned', {
        count: plan.filter(({ slot }) => slot !== null).length,
        all: plan.length,
      })}{' '}
      <b className="figures">
        <Difference cents={sumOf(plan, price)} />
      </b>
    </p>
  );
}
