import { clearAlert, useAlert } from '../../platform/alerts.ts';
import './alert-banner.css';
import { Dismiss } from './dismiss.tsx';

/**
 * One message above the page, announced to screen readers. It disappears by itself, or when
 * dismissed.
 */
export function AlertBanner() {
  const alert = useAlert();
  return (
    <div
      className="alert-place"
      role="status"
      aria-live={alert?.status === 'error' ? 'assertive' : 'polite'}
    >
      {alert && (
        <div className={`alert alert-${alert.status}`}>
          <div>
            <p>{alert.message}</p>
            {alert.errorMessages && alert.errorMessages.length > 0 && (
              <ul>
                {alert.errorMessages.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </div>
          <Dismiss onClick={clearAlert} />
        </div>
      )}
    </div>
  );
}
