import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clearAlert, useAlert } from '../../platform/alerts.ts';
import './alert-banner.css';

/** One message over the page, read out when it comes. It leaves by itself, or when dismissed. */
export function AlertBanner() {
  const { t } = useTranslation();
  const alert = useAlert();
  return (
    <div className="alert-place" role="status" aria-live={alert?.status === 'error' ? 'assertive' : 'polite'}>
      {alert && (
        <div className={`alert alert-${alert.status}`}>
          <div>
            <p>{alert.message}</p>
            {alert.errorMessages && alert.errorMessages.length > 0 && <ul>{alert.errorMessages.map((text) => <li key={text}>{text}</li>)}</ul>}
          </div>
          <button type="button" onClick={clearAlert}>
            <IconX size={20} aria-hidden />
            <span className="unseen">{t('action.close')}</span>
          </button>
        </div>
      )}
    </div>
  );
}
