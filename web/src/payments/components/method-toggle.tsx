import { IconBuildingBank, IconCash, IconClockHour8 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../ui/segments.tsx';

export type SiteMethod = 'cash' | 'transfer';
export type BookingMethod = SiteMethod | 'pack';

/** Choice of the payment method: cash at the reception, or bank transfer. */
export function MethodToggle({
  value,
  onChange,
}: {
  value: SiteMethod;
  onChange: (method: SiteMethod) => void;
}) {
  const { t } = useTranslation('bookings');
  const options = [
    {
      value: 'cash',
      label: (
        <>
          <IconCash size={20} aria-hidden />
          {t('bar.cash')}
        </>
      ),
    },
    {
      value: 'transfer',
      label: (
        <>
          <IconBuildingBank size={20} aria-hidden />
          {t('bar.transfer')}
        </>
      ),
    },
  ] as const;
  return (
    <Segments<SiteMethod>
      name="method"
      label={t('bar.method')}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

interface BookingMethodProps {
  value: BookingMethod;
  onChange: (method: BookingMethod) => void;
}

/**
 * Choice of the payment method of a booking. Pack hours are the first option if the player has a
 * pack with enough hours.
 */
export function BookingMethodToggle({
  byPack,
  value,
  onChange,
}: BookingMethodProps & { byPack: boolean }) {
  return byPack ? (
    <PackMethodToggle value={value} onChange={onChange} />
  ) : (
    <MethodToggle value={value === 'transfer' ? 'transfer' : 'cash'} onChange={onChange} />
  );
}

function PackMethodToggle({ value, onChange }: BookingMethodProps) {
  const { t } = useTranslation('bookings');
  const options = [
    {
      value: 'pack',
      label: (
        <>
          <IconClockHour8 size={20} aria-hidden />
          {t('bar.pack')}
        </>
      ),
    },
    {
      value: 'cash',
      label: (
        <>
          <IconCash size={20} aria-hidden />
          {t('bar.cash')}
        </>
      ),
    },
    {
      value: 'transfer',
      label: (
        <>
          <IconBuildingBank size={20} aria-hidden />
          {t('bar.transfer')}
        </>
      ),
    },
  ] as const;
  return (
    <Segments<BookingMethod>
      name="method"
      label={t('bar.method')}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
