import { STANDARD_TARIFF } from '../pricings/pricings.codes.ts';

interface Card {
  fullName: string;
  /** Phone number in E.164. */
  phone: string | null;
  note: string | null;
}

/**
 * Returns the tariff of the remaining record after a merge. Only an admin assigns tariffs, so after
 * a merge by reception the record keeps its tariff. A merge by an admin takes over the other
 * record's tariff if the remaining record has the standard tariff.
 */
export function mergedTariff(kept: string, joined: string, byAdmin: boolean): string {
  return byAdmin && kept === STANDARD_TARIFF ? joined : kept;
}

/**
 * Returns the notes of both records, followed by the name and phone of the merged record if they
 * differ from the remaining record. With them, staff recognize calls under the former name or
 * phone.
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
