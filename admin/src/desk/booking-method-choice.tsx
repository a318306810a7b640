import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { IconBuildingBank, IconCash, IconTicket } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import { Choice, type Option } from '../ui/choice.tsx';

interface BookingMethodChoiceProps {
  /** Maximum hours that one of the customer's packs can pay. */
  packHours: number;
  /** Hours of the booking. */
  hours: number;
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/**
 * Payment method; pack hours are offered if the customer has some, and the API selects the pack.
 */
export function BookingMethodChoice({
  packHours,
  hours,
  value,
  onChange,
}: BookingMethodChoiceProps) {
  const say = useSay();
  const options: Option<PaymentMethod>[] = [
    { value: 'cash', label: say('methods.cash'), icon: IconCash },
    { value: 'transfer', label: say('methods.transfer'), icon: IconBuildingBank },
  ];
  const pack: Option<PaymentMethod> = {
    value: 'pack',
    label: say('methods.pack'),
    icon: IconTicket,
    hint: say('pack.hours_left', { hours: packHours }),
    disabled: packHours < hours,
  };
  return (
    <Choice
      label={say('reserve.method')}
      value={value}
      onChange={onChange}
      options={packHours > 0 ? [...options, pack] : options}
    />
  );
}
