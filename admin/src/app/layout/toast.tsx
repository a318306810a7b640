import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, type Icon } from '@tabler/icons-react';
import { Snackbar } from '@mui/material';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';
import { useState } from 'react';
import css from './toast.module.css';

const ICONS: Record<NotificationPayload['type'], Icon> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertTriangle,
};
const SHOWN_MS = 4000;

/**
 * Notification below the top bar, where it covers neither the board's hours nor the panel's
 * buttons. Only one notification is shown at a time.
 */
export function Toast() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [leaving, setLeaving] = useState<NotificationPayload | null>(null);
  const [current] = notifications;
  if (!current) return null;
  const { message, type, notificationOptions } = current;
  const Sign = ICONS[type];
  return (
    <Snackbar
      open={current !== leaving && notifications.length === 1}
      autoHideDuration={notificationOptions?.autoHideDuration ?? SHOWN_MS}
      onClose={(_, reason) => reason !== 'clickaway' && setLeaving(current)}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ transition: { onExited: () => void takeNotification() } }}
    >
      <div className={css['toast']} data-tone={type} role={type === 'error' ? 'alert' : 'status'}>
        <Sign aria-hidden size={22} />
        {typeof message === 'string'
          ? translate(message, { _: message, ...notificationOptions?.messageArgs })
          : message}
      </div>
    </Snackbar>
  );
}
