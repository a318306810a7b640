import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useResourceContext, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useTypedTranslate } from '../../texts/i18n.ts';
import { moved } from './order.rules.ts';

/** A manual order of rows, stored as a number in a field of the record. */
export interface RowOrder<R> {
  field: string;
  place: (record: R) => number;
  /**
   * Returns the group of a record, such as the tier of a sponsor. A row can be moved only within
   * its group.
   */
  group?: (record: R) => string;
}

/**
 * Returns a function that moves a row up or down by one position within its group. `busy` is true
 * while a move is being stored; the buttons ignore presses during this time.
 */
export function useOrder<R extends RaRecord>(
  rows: readonly R[],
  index: number,
  { field, place, group = () => '' }: RowOrder<R>,
) {
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const t = useTypedTranslate();
  const [busy, setBusy] = useState(false);
  const own = rows[index];
  const peers = rows.filter((row) => own && group(row) === group(own));
  const at = peers.findIndex((row) => row.id === own?.id);
  const changes = (step: 1 | -1) =>
    moved(
      peers.map((row) => ({ id: row.id, place: place(row) })),
      at,
      step,
    );
  const move = async (step: 1 | -1, name: string) => {
    setBusy(true);
    try {
      for (const { id, place: next } of changes(step)) {
        await provider.update(resource, {
          id,
          data: { [field]: next },
          previousData: { id, [field]: rows.find((row) => row.id === id)?.[field] },
        });
      }
      notify(t('page.moved', { name }), { type: 'success' });
    } catch (error) {
      if (error instanceof Error)
        notify(translate(error.message, { _: error.message }), { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: [resource] });
    setBusy(false);
  };
  return { move, busy, canMove: (step: 1 | -1) => peers[at + step] !== undefined };
}
