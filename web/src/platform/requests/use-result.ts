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
   * Whether the data is from a response of the API after the page was opened. Data that is embedded
   * in the page may contain only the first items.
   */
  whole: boolean;
  /** Whether the data belongs to the previous query, because the current one is still loading. */
  outdated: boolean;
  /** Whether the last attempt failed and there is no data to show. */
  failed: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * Runs a query for display and returns its data or failure. A failure stays visible during retries,
 * so that the page does not flicker between placeholder and message.
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
  // A component that is not hydrated yet must render the same as the server, which had no data
  // except for `initialData`.
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
