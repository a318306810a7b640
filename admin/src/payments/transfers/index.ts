import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const bankLines: ResourceProps = {
  name: 'bank_lines',
  list: later(async () => (await import('./transfer-list.tsx')).TransferList),
};
