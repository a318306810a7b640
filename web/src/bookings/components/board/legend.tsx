import { useTranslation } from 'react-i18next';

export function Legend() {
  const { t } = useTranslation('bookings');
  return (
    <ul className="legend">
      <li>
        <span className="cell" data-state="free" aria-hidden />
        {t('reserve.legendFree')}
      </li>
      <li>
        <span className="cell" data-state="taken" aria-hidden />
        {t('reserve.legendTaken')}
      </li>
      <li>
        <span className="cell" data-state="match" aria-hidden />
        {t('reserve.legendMatch')}
      </li>
      <li>
        <span className="cell" data-state="chosen" aria-hidden />
        {t('reserve.legendChosen')}
      </li>
    </ul>
  );
}
