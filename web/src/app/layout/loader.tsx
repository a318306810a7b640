import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../ui/brand-mark.tsx';
import './loader.css';

/** The pulsing mark over an empty page: only where there is nothing else to show yet. */
export function Loader() {
  const { t } = useTranslation();
  return (
    <div className="loader" role="status">
      <BrandMark />
      <span className="unseen">{t('loading')}</span>
    </div>
  );
}
