import { IconChevronDown } from '@tabler/icons-react';
import { useSay } from './i18n.ts';
import { ActButton } from '../ui/act-button.tsx';

interface MoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  /** How many rows are not shown yet. */
  left: number;
  onMore?: () => void;
}

/** The rows behind those that are shown; nothing where these are all. It keeps the focus while they come. */
export function More({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, left, onMore }: MoreProps) {
  const say = useSay();
  if (!hasNextPage) return null;
  const more = async () => {
    await fetchNextPage();
    onMore?.();
  };
  return (
    <ActButton variant="outlined" startIcon={<IconChevronDown aria-hidden />} busy={isFetchingNextPage} onClick={() => void more()}>
      {say('panel.more', { count: left })}
    </ActButton>
  );
}
