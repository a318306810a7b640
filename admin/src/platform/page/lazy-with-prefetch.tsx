import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { reloadForChunk } from '@five/client/browser/chunk-reload';
import { loadPageTexts } from '../texts/i18n.ts';

/** A page with a function that loads its code and texts. */
export type LazyPage<Props extends object = object> = FunctionComponent<Props> & {
  fetch: () => Promise<unknown>;
};

/**
 * A page whose code and texts load on first use, or earlier with `fetch`. Once loaded, the page
 * renders synchronously, without showing a fallback first. `loadTexts` loads the texts that are not
 * loaded with the board.
 */
export function lazyWithPrefetch<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  loadTexts: () => Promise<unknown> = loadPageTexts,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => {
    const [page] = await Promise.all([load(), loadTexts()]);
    return (loaded = page);
  };
  const Awaited = lazy(async () => ({ default: await fetch().catch(reloadForChunk) }));
  function Later(props: Props) {
    // React's `lazy()` loses the type parameter of the props, so a cast restores it.
    const [Page] = useState<ComponentType<Props>>(
      () => loaded ?? (Awaited as ComponentType<Props>),
    );
    return <Page {...props} />;
  }
  return Object.assign(Later, { fetch });
}
