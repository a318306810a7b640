import { IconArchive } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { FlagChoice } from '../platform/tables/inputs/choice-inputs.tsx';
import { Note } from '../ui/note.tsx';
import { Tag } from '../ui/tag.tsx';
import { copyOf } from './copies.rules.ts';

/** Tag of a price or add-on that is archived: no longer sold, but used by existing bookings. */
export function ArchivedTag() {
  const t = useTypedTranslate();
  return (
    <Tag tone="off" icon={IconArchive}>
      {t('record_states.archived')}
    </Tag>
  );
}

export function ArchivedFilter(props: { source: string; label: string; alwaysOn?: boolean }) {
  const t = useTypedTranslate();
  return <FlagChoice {...props} yes={t('record_states.archived')} no={t('record_states.active')} />;
}

interface Archivable {
  id: string;
  reference: string;
  archived: boolean;
}

/** Note shown instead of the form of an archived record, with a link to create a copy. */
export function ArchivedNote({
  table,
  record,
}: {
  table: 'pricings' | 'addons';
  record: Archivable;
}) {
  const t = useTypedTranslate();
  return (
    <Note tone="warning" icon={IconArchive}>
      <p>{t('page.archived_note')}</p>
      <Button
        component={Link}
        variant="outlined"
        to={`/${table}/create?${new URLSearchParams({ source: JSON.stringify(copyOf(record)) })}`}
      >
        {t('page.archived_again')}
      </Button>
    </Note>
  );
}
