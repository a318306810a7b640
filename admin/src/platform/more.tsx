import { IconChevronDown } from '@tabler/icons-react';
import { useSay } from './i18n.ts';
import { ActButton } from '../ui/act-button.tsx';

interface MoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Number of rows not shown yet. */
  left: number;
  onMore?: () => void;
}

/** Loads more rows; hidden if all are shown. Keeps the focus while loading. */
export function More({
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
  left,
  onMore,
}: MoreProps) {
  const say = useSay();
  if (!hasNextPage) return null;
  const more = async () => {
    await fetchNextPage();
    onMore?.();
  };
  return (
    <ActButton
      variant="outlined"
      startIcon={<IconChevronDown aria-hidden />}
      busy={isFetchingNextPage}
      onClick={() => void more()}
    >
      {say('panel.more', { count: left })}
    </ActButton>
  );
}
