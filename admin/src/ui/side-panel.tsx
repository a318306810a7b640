import { IconX } from '@tabler/icons-react';
import { IconButton } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import css from './side-panel.module.css';

interface SidePanelProps {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /**
   * Subject of the panel. When it changes, the title receives the focus, unless an element in the
   * panel has taken it. Undefined if a field of the panel takes the focus.
   */
  subject?: string;
  children: ReactNode;
}

/** A panel beside the page that does not overlap it; on phones it is below the page. */
export function SidePanel({ title, closeLabel, onClose, subject, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (subject !== undefined && !body.current?.contains(document.activeElement))
      heading.current?.focus({ preventScroll: true });
  }, [subject]);
  return (
    <aside className={css['panel']} aria-labelledby="side-panel-title">
      <header>
        <h2 id="side-panel-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton aria-label={closeLabel} onClick={onClose} color="inherit">
          <IconX aria-hidden />
        </IconButton>
      </header>
      <div ref={body} className={css['body']}>
        {children}
      </div>
    </aside>
  );
}
