import { Notification } from 'react-admin';

/** Under the bar, where it covers neither the board's hours nor the panel's buttons. */
export function Toast() {
  return <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />;
}
