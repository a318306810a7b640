import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { IconBuildingBank, IconCash, IconTicket } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import { Choice, type Option } from '../ui/choice.tsx';

interface BookingMethodChoiceProps {
  /** The most that a pack of the caller can pay. */
  packHours: number;
  /** That the match takes. */
  hours: number;
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** How the caller will pay; hours of a pack are offered to who has some, and chosen by the API. */
export function BookingMethodChoice({ packHours, hours, value, onChange }: BookingMethodChoiceProps) {
  const say = useSay();
  const options: Option<PaymentMethod>[] = [
    { value: 'cash', label: say('methods.cash'), icon: IconCash },
    { value: 'transfer', label: say('methods.transfer'), icon: IconBuildingBank },
  ];
  const pack: Option<PaymentMethod> = { value: 'pack', label: say('methods.pack'), icon: IconTicket, hint: say('pack.hours_left', { hours: packHours }), disabled: packHours < hours };
  return <Choice label={say('reserve.method')} value={value} onChange={onChange} options={packHours > 0 ? [...options, pack] : options} />;
}
