import { IconChevronDown } from '@tabler/icons-react';
import { useTypedTranslate } from '../texts/i18n.ts';
import { ActionButton } from '../../ui/action-button.tsx';

interface LoadMoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Number of rows not shown yet. */
  left: number;
  onMore?: () => void;
}

/** Button that loads more rows; hidden if all rows are shown. It keeps the focus while loading. */
export function LoadMore({
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
  left,
  onMore,
}: LoadMoreProps) {
  const t = useTypedTranslate();
  if (!hasNextPage) return null;
  const more = async () => {
    await fetchNextPage();
    onMore?.();
  };
  return (
    <ActionButton
      variant="outlined"
      startIcon={<IconChevronDown aria-hidden />}
      busy={isFetchingNextPage}
      onClick={() => void more()}
    >
      {t('panel.more', { count: left })}
    </ActionButton>
  );
}
