import { useCopy } from '@five/client/browser/copy-text';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button, IconButton } from '@mui/material';
import { useState } from 'react';

interface Props {
  text: string;
  label: string;
  doneLabel: string;
  refusedLabel: string;
  /** Whether the label is visible beside the sign. */
  labelled?: boolean;
}

/** Button that copies a text, and briefly confirms that it was copied. */
export function CopyButton({ text, label, doneLabel, refusedLabel, labelled = false }: Props) {
  const [refused, setRefused] = useState(false);
  const { done, copy } = useCopy(text, () => setRefused(true));
  const Icon = done ? IconCheck : IconCopy;
  return (
    <>
      {labelled ? (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon aria-hidden size={20} />}
          onClick={copy}
        >
          {label}
        </Button>
      ) : (
        <IconButton size="small" aria-label={label} onClick={copy}>
          <Icon aria-hidden size={20} />
        </IconButton>
      )}
      <span role="status">{done ? doneLabel : refused && refusedLabel}</span>
    </>
  );
}
