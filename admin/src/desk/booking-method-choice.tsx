import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { useQuery } from '@tanstack/react-query';
import { IconBuildingBank, IconCash, IconTicket } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import { usablePacksQuery } from '../subscriptions/packs.queries.ts';
import { Choice, type Option } from '../ui/choice.tsx';

interface BookingMethodChoiceProps {
  /** The card of somebody who is known. */
  customer: string | null;
  /** That the match takes. */
  hours: number;
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** How the caller will pay; hours of a pack are offered to who has some, and chosen by the API. */
export function BookingMethodChoice({ customer, hours, value, onChange }: BookingMethodChoiceProps) {
  const say = useSay();
  const { data: packs = [] } = useQuery({ ...usablePacksQuery(customer ?? ''), enabled: customer !== null });
  const most = customer === null ? 0 : Math.max(0, ...packs.map(({ remainingHours }) => remainingHours));
  const options: Option<PaymentMethod>[] = [
    { value: 'cash', label: say('methods.cash'), icon: IconCash },
    { value: 'transfer', label: say('methods.transfer'), icon: IconBuildingBank },
  ];
  const pack: Option<PaymentMethod> = { value: 'pack', label: say('methods.pack'), icon: IconTicket, hint: say('pack.hours_left', { hours: most }), disabled: most < hours };
  return <Choice label={say('reserve.method')} value={value} onChange={onChange} options={most > 0 ? [...options, pack] : options} />;
}
