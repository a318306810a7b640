import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useCopy } from '@five/client/browser/copy-text';
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

export function CopyButton({ text, label, shortLabel, doneLabel, onRefused }: Props) {
  const { done, copy } = useCopy(text, onRefused);
  const Icon = done ? IconCheck : IconCopy;
  return (
    <Button
      look="quiet"
      size="small"
      icon={<Icon size={18} aria-hidden />}
      aria-label={done ? doneLabel : label}
      onClick={copy}
    >
      <span role="status">{done ? doneLabel : shortLabel}</span>
    </Button>
  );
}
