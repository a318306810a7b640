import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import './progress-bar.css';

/** A thin progress bar while a page loads; it does not appear if the page loads fast. */
export function ProgressBar() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className="progress" role="progressbar" aria-label={t('loading')} />
  );
}
