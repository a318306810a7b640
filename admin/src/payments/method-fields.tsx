import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import { IconBuildingBank, IconCash } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import { TypedDay } from '../platform/typed-field.tsx';
import { Choice } from '../ui/choice.tsx';

interface MethodFieldsProps {
  method: MoneyMethod;
  onMethod: (method: MoneyMethod) => void;
  /** Empty is today. */
  receivedOn: string;
  onReceivedOn: (date: string) => void;
  /** The API's error for the date. */
  wrong?: string | undefined;
}

/** Payment method; a transfer may have arrived on an earlier day. */
export function MethodFields({
  method,
  onMethod,
  receivedOn,
  onReceivedOn,
  wrong,
}: MethodFieldsProps) {
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
        <TypedDay
          label={say('payment.received_on')}
          value={receivedOn}
          onChange={onReceivedOn}
          wrong={wrong}
          help={say('payment.received_help')}
        />
      )}
    </>
  );
}
