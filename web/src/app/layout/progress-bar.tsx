import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import './progress-bar.css';

/** A thin line while a page loads; not shown for fast ones. */
export function ProgressBar() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className="progress" role="progressbar" aria-label={t('loading')} />
  );
}
