import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

export const bankLines: ResourceProps = {
  name: 'bank_lines',
  list: lazyWithPrefetch(async () => (await import('./transfer-list.tsx')).TransferList),
};
