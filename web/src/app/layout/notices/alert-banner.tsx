import { clearAlert, useAlert } from '../../../platform/messages/alerts.ts';
import './alert-banner.css';
import { Dismiss } from './dismiss.tsx';

/**
 * A single message above the page, which screen readers announce. It disappears after a while, or
 * when the user closes it.
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
