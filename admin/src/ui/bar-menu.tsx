import { Menu } from '@mui/material';
import type { ReactNode } from 'react';

interface BarMenuProps {
  label: string;
  /** What was pressed; null: the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** A menu of the bar. It is drawn outside of the page's parts, so it is a named part of its own: nothing stands where a reader of landmarks finds no way to. */
export function BarMenu({ label, anchor, onClose, children }: BarMenuProps) {
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} slotProps={{ root: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}>
      {children}
    </Menu>
  );
}
