import { IconArchive } from '@tabler/icons-react';
import { FlagChoice } from '../platform/tables/choice-inputs.tsx';
import { useWords } from '../platform/tables/use-words.ts';
import { Tag } from '../ui/tag.tsx';

/** What is no longer sold, but stands on bookings that were made with it. */
export function ArchivedTag() {
  const { states } = useWords();
  return <Tag tone="off" icon={IconArchive}>{states.archived}</Tag>;
}

export function ArchivedFilter(props: { source: string; label: string; alwaysOn?: boolean }) {
  const { states } = useWords();
  return <FlagChoice {...props} yes={states.archived} no={states.active} />;
}
