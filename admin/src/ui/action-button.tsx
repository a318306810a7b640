import { Button, type ButtonProps } from '@mui/material';
import type { MouseEvent } from 'react';

/**
 * A button that, while its request is pending, ignores presses and keeps the focus. A disabled
 * button would lose the focus.
 */
export function ActionButton({ busy, onClick, ...props }: ButtonProps & { busy: boolean }) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event);
  return <Button {...props} aria-disabled={busy || undefined} onClick={press} />;
}
