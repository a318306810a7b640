import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface Props {
  /** The text that the button copies. */
  text: string;
  /** Accessible name of the button; the visible label `shortLabel` is shorter. */
  label: string;
  shortLabel: string;
  doneLabel: string;
  onRefused: () => void;
}

const SHOWN_MS = 2500;

export function CopyButton({ text, label, shortLabel, doneLabel, onRefused }: Props) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const Icon = done ? IconCheck : IconCopy;
  return (
    <Button
      look="quiet"
      size="small"
      icon={<Icon size={18} aria-hidden />}
      aria-label={done ? doneLabel : label}
      onClick={() => void copyText(text).then(setDone, onRefused)}
    >
      <span role="status">{done ? doneLabel : shortLabel}</span>
    </Button>
  );
}

/**
 * Copies a text. Browsers provide the clipboard on secure pages only; on other pages the text is
 * selected and copied with `execCommand`.
 */
export async function copyText(text: string): Promise<true> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('The browser refused to copy');
  return true;
}
