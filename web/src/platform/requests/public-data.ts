let cache: Record<string, unknown> | undefined;

/**
 * Returns the response of a public path of the API, such as `/api/venue`, that is embedded in the
 * page, so that no request is needed. Undefined if the page does not embed it.
 */
export function publicData<Answer>(path: string): Answer | undefined {
  if (typeof document === 'undefined') return undefined;
  cache ??= read();
  // The API embeds the data in the same form as its responses, so the type is not checked.
  return cache[path] as Answer | undefined;
}

/**
 * Reads the embedded data: `public-data`, which every page contains, and `page-data`, which is
 * specific to the current page.
 */
function read(): Record<string, unknown> {
  return { ...parseScript('public-data'), ...parseScript('page-data') };
}

function parseScript(id: string): object {
  try {
    const written: unknown = JSON.parse(document.getElementById(id)?.textContent ?? '{}');
    return typeof written === 'object' && written !== null ? written : {};
  } catch {
    return {};
  }
}
