import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { IconAdjustments, IconBan, IconCash, IconSnowflake, type Icon } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import detail from '../ui/record-detail.module.css';
import { ReceiptButton } from '../payments/receipt-button.tsx';
import { TakePaymentForm } from '../payments/take-payment-form.tsx';
import { type Taken, TakenNote } from '../payments/taken-note.tsx';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { readSession } from '../platform/session.ts';
import { useAct } from '../platform/use-act.ts';
import { useFormat } from '../platform/use-format.ts';
import { ReasonForm } from '../platform/reason-form.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { AdjustForm } from './adjust-form.tsx';
import { payableOf } from './pack.rules.ts';
import { cancelOrder, freezePack } from './packs.queries.ts';
import { ActButton } from '../ui/act-button.tsx';

type Form = 'pay' | 'paid' | 'adjust' | 'freeze';

/** The possible actions, payment first; adjusting hours and freezing require an admin. */
export function PackActions({ pack }: { pack: SubscriptionAnswer }) {
  const say = useSay();
  const { money } = useFormat();
  const [form, setForm] = useState<Form | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const place = useFocusKept();
  const close = () => setForm(null);
  const cancel = useAct(
    () => cancelOrder(pack.reference),
    () => say('pack.cancelled'),
  );
  const mayPutRight =
    pack.status === 'active' && (readSession()?.user.scope.includes('admin') ?? false);
  const isPaying = form === 'pay' && pack.dueCents > 0;
  if (isPaying || form === 'adjust' || form === 'freeze') {
    return (
      <div ref={place} tabIndex={-1}>
        {isPaying && (
          <TakePaymentForm
            payable={payableOf(pack)}
            onMoney={setTaken}
            onTaken={() => setForm('paid')}
            onBack={close}
          />
        )}
        {form === 'adjust' && <AdjustForm pack={pack} onDone={close} />}
        {form === 'freeze' && <FreezeForm pack={pack} onDone={close} />}
      </div>
    );
  }
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={detail['actions']}
      role="group"
      aria-label={say('booking.actions')}
    >
      <TakenNote taken={taken} dueCents={pack.dueCents} />
      {pack.dueCents > 0 && (
        <Button
          variant="contained"
          size="large"
          startIcon={<IconCash aria-hidden />}
          onClick={() => setForm('pay')}
        >
          {say('payment.take_amount', { amount: money(pack.dueCents) })}
        </Button>
      )}
      {pack.totalPaidCents > 0 && (
        <ReceiptButton
          kind="subscriptions"
          reference={pack.reference}
          takesFocus={form === 'paid' || form === 'pay'}
        />
      )}
      {mayPutRight && (
        <Act icon={IconAdjustments} word={say('pack.adjust')} onPress={() => setForm('adjust')} />
      )}
      {mayPutRight && (
        <Act
          icon={IconSnowflake}
          word={say(pack.frozen ? 'pack.unfreeze' : 'pack.freeze')}
          onPress={() => setForm('freeze')}
        />
      )}
      {pack.status === 'pending' && pack.totalPaidCents === 0 && (
        <ActButton
          variant="text"
          color="error"
          busy={cancel.isPending}
          startIcon={<IconBan aria-hidden />}
          onClick={() => cancel.mutate(undefined)}
        >
          {say('pack.cancel')}
        </ActButton>
      )}
      <Refusal error={cancel.error} />
    </div>
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
  const say = useSay();
  const act = useAct(
    (reason: string) => freezePack(reference, { frozen: !frozen, reason }),
    () => say(frozen ? 'pack.unfrozen_done' : 'pack.frozen_done'),
  );
  return (
    <ReasonForm
      title={say(frozen ? 'pack.unfreeze' : 'pack.freeze')}
      help={say(frozen ? 'pack.unfreeze_help' : 'pack.freeze_help')}
      label={say('pack.reason')}
      submit={say(frozen ? 'pack.unfreeze' : 'pack.freeze')}
      act={act}
      onDone={onDone}
    />
  );
}
