import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslate } from 'ra-core';
import { Note } from '../ui/note.tsx';

/** Why an act was refused, in the reader's language: the API's own sentence, or ours where it could not be reached. */
export function useRefusal(error: Error | null): string | null {
  const translate = useTranslate();
  return error === null ? null : translate(error.message, { _: error.message });
}

/** The refusal beside the button that was pressed. */
export function Refusal({ error }: { error: Error | null }) {
  const message = useRefusal(error);
  if (message === null) return null;
  return (
    <Note tone="error" icon={IconAlertTriangle} role="alert">
      {message}
    </Note>
  );
}
