import { Menu } from '@mui/material';
import type { ReactNode } from 'react';

interface BarMenuProps {
  label: string;
  /** The pressed button; null: the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A menu of the top bar. It renders in a portal, so it is a labelled landmark of its own for screen
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
