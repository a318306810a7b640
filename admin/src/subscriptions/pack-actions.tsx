import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { IconAdjustments, IconBan, IconCash, IconSnowflake, type Icon } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import detail from '../ui/layouts/record-detail.module.css';
import { ReceiptButton } from '../payments/receipt-button.tsx';
import { TakePaymentForm } from '../payments/take-payment-form.tsx';
import { type TakenPayment, PaymentTakenNote } from '../payments/payment-taken-note.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Refusal } from '../platform/forms/refusal.tsx';
import { readSession } from '../platform/requests/session.ts';
import { useAction } from '../platform/requests/use-action.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { ReasonForm } from '../platform/forms/reason-form.tsx';
import { useFocusRestore } from '../ui/focus.ts';
import { AdjustForm } from './adjust-form.tsx';
import { payableOf } from './pack.rules.ts';
import { cancelOrder, freezePack } from './packs.queries.ts';
import { ActionButton } from '../ui/action-button.tsx';

type Form = 'pay' | 'paid' | 'adjust' | 'freeze';

/**
 * The actions that are possible for a pack, payment first. Adjusting hours and freezing require an
 * admin.
 */
export function PackActions({ pack }: { pack: SubscriptionAnswer }) {
  const t = useTypedTranslate();
  const [form, setForm] = useState<Form | null>(null);
  const [lastPayment, setLastPayment] = useState<TakenPayment | null>(null);
  const place = useFocusRestore();
  const cancel = useAction(
    () => cancelOrder(pack.reference),
    () => t('pack.cancelled'),
  );
  const canCorrect =
    pack.status === 'active' && (readSession()?.user.scope.includes('admin') ?? false);
  const isPaying = form === 'pay' && pack.dueCents > 0;
  if (isPaying || form === 'adjust' || form === 'freeze') {
    return (
      <div ref={place} tabIndex={-1}>
        <OpenForm pack={pack} form={form} onMoney={setLastPayment} onForm={setForm} />
      </div>
    );
  }
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={detail['actions']}
      role="group"
      aria-label={t('booking.actions')}
    >
      <PaymentTakenNote payment={lastPayment} dueCents={pack.dueCents} />
      {pack.dueCents > 0 && (
        <TakePaymentButton dueCents={pack.dueCents} onPress={() => setForm('pay')} />
      )}
      {pack.totalPaidCents > 0 && (
        <ReceiptButton
          kind="subscriptions"
          reference={pack.reference}
          takesFocus={form === 'paid' || form === 'pay'}
        />
      )}
      {canCorrect && <CorrectionButtons frozen={pack.frozen} onOpen={setForm} />}
      {pack.status === 'pending' && pack.totalPaidCents === 0 && (
        <CancelButton isPending={cancel.isPending} onPress={() => cancel.mutate(undefined)} />
      )}
      <Refusal error={cancel.error} />
    </div>
  );
}

interface OpenFormProps {
  pack: SubscriptionAnswer;
  form: Form | null;
  onMoney: (payment: TakenPayment | null) => void;
  onForm: (form: Form | null) => void;
}

function OpenForm({ pack, form, onMoney, onForm }: OpenFormProps) {
  const close = () => onForm(null);
  if (form === 'adjust') return <AdjustForm pack={pack} onDone={close} />;
  if (form === 'freeze') return <FreezeForm pack={pack} onDone={close} />;
  return (
    <TakePaymentForm
      payable={payableOf(pack)}
      onMoney={onMoney}
      onPaid={() => onForm('paid')}
      onBack={close}
    />
  );
}

function TakePaymentButton({ dueCents, onPress }: { dueCents: number; onPress: () => void }) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  return (
    <Button variant="contained" size="large" startIcon={<IconCash aria-hidden />} onClick={onPress}>
      {t('payment.take_amount', { amount: money(dueCents) })}
    </Button>
  );
}

interface CorrectionButtonsProps {
  frozen: boolean;
  onOpen: (form: Form) => void;
}

/** Buttons to adjust the hours of a pack and to freeze it. */
function CorrectionButtons({ frozen, onOpen }: CorrectionButtonsProps) {
  const t = useTypedTranslate();
  return (
    <>
      <Act icon={IconAdjustments} word={t('pack.adjust')} onPress={() => onOpen('adjust')} />
      <Act
        icon={IconSnowflake}
        word={t(frozen ? 'pack.unfreeze' : 'pack.freeze')}
        onPress={() => onOpen('freeze')}
      />
    </>
  );
}

function CancelButton({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  const t = useTypedTranslate();
  return (
    <ActionButton
      variant="text"
      color="error"
      busy={isPending}
      startIcon={<IconBan aria-hidden />}
      onClick={onPress}
    >
      {t('pack.cancel')}
    </ActionButton>
  );
}

function Act({ icon: Sign, word, onPress }: { icon: Icon; word: string; onPress: () => void }) {
  return (
    <Button variant="outlined" startIcon={<Sign aria-hidden />} onClick={onPress}>
      {word}
    </Button>
  );
}

function FreezeForm({
  pack: { reference, frozen },
  onDone,
}: {
  pack: SubscriptionAnswer;
  onDone: () => void;
}) {
  const t = useTypedTranslate();
  const act = useAction(
    (reason: string) => freezePack(reference, { frozen: !frozen, reason }),
    () => t(frozen ? 'pack.unfrozen_done' : 'pack.frozen_done'),
  );
  return (
    <ReasonForm
      title={t(frozen ? 'pack.unfreeze' : 'pack.freeze')}
      help={t(frozen ? 'pack.unfreeze_help' : 'pack.freeze_help')}
      label={t('pack.reason')}
      submit={t(frozen ? 'pack.unfreeze' : 'pack.freeze')}
      act={act}
      onDone={onDone}
    />
  );
}
