import {
  useIsRestoring,
  useQuery,
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';

export interface Result<Data> {
  data: Data | undefined;
  /**
   * Whether the data was fetched since the page was served; before that it may be only the first
   * items.
   */
  whole: boolean;
  /** Data of the previous query is shown while the current one loads. */
  outdated: boolean;
  /** The last attempt failed and there is nothing to show. */
  failed: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * A query for display: data or failure. A failure stays visible during retries, so that the page
 * does not flicker between skeleton and message.
 */
export function useResult<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, DefaultError, Data, Key>,
): Result<Data> {
  const {
    data: known,
    dataUpdatedAt,
    isError,
    isPlaceholderData,
    error,
    errorUpdateCount,
    refetch,
  } = useQuery(options);
  // A part that is not hydrated yet keeps its server-rendered state, unless it has initial data.
  const held = useIsRestoring() && options.initialData === undefined;
  return {
    data: held ? undefined : known,
    whole: dataUpdatedAt > 0,
    outdated: isPlaceholderData,
    failed: known === undefined && (isError || errorUpdateCount > 0),
    error,
    retry: () => void refetch(),
  };
}
