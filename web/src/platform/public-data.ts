let cache: Record<string, unknown> | undefined;

/**
 * Data embedded in the page for a public path such as `/api/venue`, so that no request is needed.
 */
export function publicData<Answer>(path: string): Answer | undefined {
  if (typeof document === 'undefined') return undefined;
  cache ??= read();
  return cache[path] as Answer | undefined; // Embedded by the API in the shape of its answers.
}

/** Data of every page, and of this one. */
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
