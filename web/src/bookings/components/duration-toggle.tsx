import { BOOKING_DURATIONS, type BookingDuration } from '@five/shared/slots/slots.codes';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../ui/segments.tsx';

interface Props {
  value: BookingDuration;
  onChange: (minutes: BookingDuration) => void;
}

export function DurationToggle({ value, onChange }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  const options = BOOKING_DURATIONS.map((minutes) => ({
    value: minutes,
    label: t(`common:duration.${minutes}`),
  }));
  return (
    <Segments
      name="duration"
      label={t('reserve.duration')}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
