import { Button, type ButtonProps } from '@mui/material';
import type { MouseEvent } from 'react';

/** While pending it ignores presses and keeps the focus, which a disabled button would lose. */
export function ActionButton({ busy, onClick, ...props }: ButtonProps & { busy: boolean }) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event);
  return <Button {...props} aria-disabled={busy || undefined} onClick={press} />;
}
