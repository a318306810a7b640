let found: Record<string, unknown> | undefined;

/** What the server wrote into the page for a public path such as `/api/venue`, so that nothing waits for it. */
export function publicData<Answer>(path: string): Answer | undefined {
  if (typeof document === 'undefined') return undefined;
  found ??= read();
  return found[path] as Answer | undefined; // Written by the API from the same shapes as its answers.
}

/** What every page carries, and what this one shows. */
function read(): Record<string, unknown> {
  return { ...writtenIn('public-data'), ...writtenIn('page-data') };
}

function writtenIn(id: string): object {
  try {
    const written: unknown = JSON.parse(document.getElementById(id)?.textContent ?? '{}');
    return typeof written === 'object' && written !== null ? written : {};
  } catch {
    return {};
  }
}
