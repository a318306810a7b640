import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import './dismiss.css';

/** Button that closes a message above the page. */
export function Dismiss({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="dismiss" onClick={onClick}>
      <IconX size={20} aria-hidden />
      <span className="unseen">{t('action.close')}</span>
    </button>
  );
}
