import { IconCheck, IconCopy } from '@tabler/icons-react';
import { IconButton } from '@mui/material';
import { useState } from 'react';

/** Button that copies a text, and briefly confirms that it was copied. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <>
      <IconButton size="small" aria-label={label} onClick={() => void copy()}>
        {copied ? <IconCheck aria-hidden size={20} /> : <IconCopy aria-hidden size={20} />}
      </IconButton>
      <span role="status">{copied && done}</span>
    </>
  );
}
