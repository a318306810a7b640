import { STANDARD_TARIFF } from '../pricings/pricings.codes.ts';

interface Card {
  fullName: string;
  /** E.164. */
  phone: string | null;
  note: string | null;
}

/**
 * Tariff of the surviving record after a merge. Only an admin assigns tariffs, so a merge by
 * reception keeps the tariff of the surviving record. A merge by an admin takes over the other
 * tariff if the surviving record has the standard tariff.
 */
export function mergedTariff(kept: string, joined: string, byAdmin: boolean): string {
  return byAdmin && kept === STANDARD_TARIFF ? joined : kept;
}

/**
 * The notes of both records, followed by name and phone of the merged record if they differ, so
 * that staff recognize calls under them.
 */
export function mergedNote(kept: Card, joined: Card): string | null {
  const otherName = joined.fullName === kept.fullName ? null : joined.fullName;
  const otherPhone = kept.phone === null || joined.phone === kept.phone ? null : joined.phone;
  const other = [otherName, otherPhone].filter((text) => text !== null).join(' · ');
  return (
    [kept.note, joined.note, other].filter((text) => text !== null && text !== '').join('\n') ||
    null
  );
}
