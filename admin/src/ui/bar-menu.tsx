import { Menu } from '@mui/material';
import type { ReactNode } from 'react';

interface BarMenuProps {
  label: string;
  /** The button that opened the menu; null while the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A menu of the top bar. It renders in a portal, so it has a label and is a landmark for screen
 * readers.
 */
export function BarMenu({ label, anchor, onClose, children }: BarMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ root: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}
    >
      {children}
    </Menu>
  );
}
