import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { IconBuildingBank, IconCash, IconTicket } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Choice, type Option } from '../../ui/choice.tsx';

interface BookingMethodChoiceProps {
  /** Maximum number of hours that any pack of the customer can pay. */
  packHours: number;
  /** Duration of the booking in hours. */
  hours: number;
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/**
 * Choice of the payment method. Pack hours are offered if the customer has some; the API selects
 * the pack.
 */
export function BookingMethodChoice({
  packHours,
  hours,
  value,
  onChange,
}: BookingMethodChoiceProps) {
  const t = useTypedTranslate();
  const options: Option<PaymentMethod>[] = [
    { value: 'cash', label: t('methods.cash'), icon: IconCash },
    { value: 'transfer', label: t('methods.transfer'), icon: IconBuildingBank },
  ];
  const pack: Option<PaymentMethod> = {
    value: 'pack',
    label: t('methods.pack'),
    icon: IconTicket,
    hint: t('pack.hours_left', { hours: packHours }),
    disabled: packHours < hours,
  };
  return (
    <Choice
      label={t('reserve.method')}
      value={value}
      onChange={onChange}
      options={packHours > 0 ? [...options, pack] : options}
    />
  );
}
