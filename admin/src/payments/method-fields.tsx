import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import { IconBuildingBank, IconCash } from '@tabler/icons-react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { DateTextField } from '../platform/dates/date-text-field.tsx';
import { Choice } from '../ui/choice.tsx';

interface MethodFieldsProps {
  method: MoneyMethod;
  onMethod: (method: MoneyMethod) => void;
  /** Date on which a transfer arrived; empty means today. */
  receivedOn: string;
  onReceivedOn: (date: string) => void;
  /** The API's error for the date of the transfer. */
  wrong?: string | undefined;
}

/** Fields for the payment method, and for the date of a transfer that arrived on an earlier day. */
export function MethodFields({
  method,
  onMethod,
  receivedOn,
  onReceivedOn,
  wrong,
}: MethodFieldsProps) {
  const t = useTypedTranslate();
  return (
    <>
      <Choice
        label={t('payment.method')}
        value={method}
        onChange={onMethod}
        options={[
          { value: 'cash', label: t('methods.cash'), icon: IconCash },
          { value: 'transfer', label: t('methods.transfer'), icon: IconBuildingBank },
        ]}
      />
      {method === 'transfer' && (
        <DateTextField
          label={t('payment.received_on')}
          value={receivedOn}
          onChange={onReceivedOn}
          wrong={wrong}
          help={t('payment.received_help')}
        />
      )}
    </>
  );
}
