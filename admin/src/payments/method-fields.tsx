import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import { IconBuildingBank, IconCash } from '@tabler/icons-react';
import { TextField } from '@mui/material';
import { useSay } from '../platform/i18n.ts';
import { Choice } from '../ui/choice.tsx';

interface MethodFieldsProps {
  method: MoneyMethod;
  onMethod: (method: MoneyMethod) => void;
  /** Empty is today. */
  receivedOn: string;
  onReceivedOn: (date: string) => void;
}

/** How the money came; a transfer may have arrived on an earlier day. */
export function MethodFields({ method, onMethod, receivedOn, onReceivedOn }: MethodFieldsProps) {
  const say = useSay();
  return (
    <>
      <Choice
        label={say('payment.method')}
        value={method}
        onChange={onMethod}
        options={[
          { value: 'cash', label: say('methods.cash'), icon: IconCash },
          { value: 'transfer', label: say('methods.transfer'), icon: IconBuildingBank },
        ]}
      />
      {method === 'transfer' && (
        <TextField type="date" label={say('payment.received_on')} value={receivedOn} onChange={({ target }) => onReceivedOn(target.value)} slotProps={{ inputLabel: { shrink: true } }} />
      )}
    </>
  );
}
