import { useIsRestoring, useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

export interface Read<Data> {
  data: Data | undefined;
  /** It was read since the page was served; until then it may be only the first of what there is. */
  whole: boolean;
  /** What is shown answers the question before; the answer to this one is on its way. */
  outdated: boolean;
  /** There is nothing to show since the last try failed. */
  failed: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * A read as pages show it: what there is, or that it did not come. A failure stays told while another try is under way,
 * so that the page does not flicker between a skeleton and a sentence until the answer is there.
 */
export function useRead<Answer, Data = Answer, Key extends QueryKey = QueryKey>(options: UseQueryOptions<Answer, DefaultError, Data, Key>): Read<Data> {
  const { data: known, dataUpdatedAt, isError, isPlaceholderData, error, errorUpdateCount, refetch } = useQuery(options);
  // A part whose turn has not come stays as it was served, whatever is known by now; with data of its own it was served so.
  const held = useIsRestoring() && options.initialData === undefined;
  return { data: held ? undefined : known, whole: dataUpdatedAt > 0, outdated: isPlaceholderData, failed: known === undefined && (isError || errorUpdateCount > 0), error, retry: () => void refetch() };
}
