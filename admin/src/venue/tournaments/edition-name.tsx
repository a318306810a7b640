import type { Texts } from '@five/shared/locales/locale';
import { useReference, type RaRecord } from 'ra-core';
import { useTextOf } from '../../platform/tables/use-text-of.ts';

/** Shows the title of a tournament, looked up by its slug. */
export function EditionName({ slug }: { slug: string }) {
  const textOf = useTextOf();
  const { referenceRecord } = useReference<RaRecord & { title: Texts }>({
    reference: 'tournaments',
    id: slug,
  });
  return <bdi>{referenceRecord ? textOf(referenceRecord.title) : '…'}</bdi>;
}
