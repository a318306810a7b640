import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

interface Props {
  text: string;
  retry: string;
  onRetry: () => void;
}

/** Notice about data that failed to load, with a retry button. */
export function ErrorWithRetry({ text, retry, onRetry }: Props) {
  return (
    <Notice status="error">
      <p>{text}</p>
      <Button
        look="quiet"
        size="small"
        icon={<IconRefresh size={18} aria-hidden />}
        onClick={onRetry}
      >
        {retry}
      </Button>
    </Notice>
  );
}
