import { IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dismissToast, useToasts } from '../../../platform/messages/toasts.ts';
import { Dismiss } from './dismiss.tsx';
import './toasts.css';

const ICONS = { success: IconCircleCheck, error: IconCircleX, info: IconInfoCircle };

/**
 * Short messages at the top of the page, with the newest message at the bottom of the list; screen
 * readers announce them.
 */
export function Toasts() {
  const { t } = useTranslation();
  return (
    <div className="toasts" role="log" aria-label={t('notices')}>
      {useToasts().map(({ id, status, message }) => {
        const Icon = ICONS[status];
        return (
          <div key={id} className={`toast toast-${status}`}>
            <Icon size={22} aria-hidden />
            <p>{message || t('error.generic')}</p>
            <Dismiss onClick={() => dismissToast(id)} />
          </div>
        );
      })}
    </div>
  );
}
