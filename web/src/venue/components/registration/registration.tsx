import type { AcademyAnswer, RegistrationReceipt } from '@five/shared/academy/academy.contract';
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../../platform/texts/format.ts';
import { Button } from '../../../ui/button.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { RegistrationForm } from './registration-form.tsx';

interface Done {
  receipt: RegistrationReceipt;
  child: string;
}

/** Shows the registration form, and after a successful registration a receipt instead. */
export function Registration({ academy }: { academy: AcademyAnswer }) {
  const [done, setDone] = useState<Done | null>(null);
  if (done) return <Receipt done={done} onAgain={() => setDone(null)} />;
  return (
    <FormArea>
      <RegistrationForm
        academy={academy}
        onDone={(receipt, child) => setDone({ receipt, child })}
      />
    </FormArea>
  );
}

function Receipt({
  done: {
    receipt: { reference, status },
    child,
  },
  onAgain,
}: {
  done: Done;
  onAgain: () => void;
}) {
  const { t } = useTranslation('academy');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const waiting = status === 'waiting';
  const Icon = waiting ? IconHourglass : IconCircleCheck;
  return (
    <div className="receipt">
      <h3 ref={title} tabIndex={-1}>
        <Icon size={34} aria-hidden /> {t(waiting ? 'receipt.waiting' : 'receipt.received')}
      </h3>
      <p>
        {t(waiting ? 'receipt.waitingText' : 'receipt.receivedText', { child: isolated(child) })}
      </p>
      <p className="receipt-reference">
        {t('receipt.reference')} <bdi className="figure">{reference}</bdi>
      </p>
      <Button look="quiet" onClick={onAgain}>
        {t('receipt.again')}
      </Button>
    </div>
  );
}
