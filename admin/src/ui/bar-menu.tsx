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
 * A menu of the top bar. React renders it at the end of the document, outside the top bar. The menu
 * is therefore a labelled region of its own for screen readers.
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
