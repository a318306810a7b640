let found: Record<string, unknown> | undefined;

/** What the server wrote into the page for a public path such as `/api/venue`, so that nothing waits for it. */
export function publicData<Answer>(path: string): Answer | undefined {
  if (typeof document === 'undefined') return undefined;
  found ??= read();
  return found[path] as Answer | undefined; // Written by the API from the same shapes as its answers.
}

function read(): Record<string, unknown> {
  try {
    const written: unknown = JSON.parse(document.getElementById('public-data')?.textContent ?? '{}');
    return typeof written === 'object' && written !== null ? { ...written } : {};
  } catch {
    return {};
  }
}
