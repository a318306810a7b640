import { STANDARD_TARIFF } from '../pricings/pricings.codes.ts';

interface Card {
  fullName: string;
  /** E.164. */
  phone: string | null;
  note: string | null;
}

/**
 * The price list of the surviving card after two cards of one person are joined. Only an admin gives price lists, so a
 * join by reception keeps the list of the surviving card; a join by an admin takes over the list of the other card where
 * the surviving one has the standard list.
 */
export function joinedTariff(kept: string, joined: string, byAdmin: boolean): string {
  return byAdmin && kept === STANDARD_TARIFF ? joined : kept;
}

/** What the desk wrote on both, and below it the name and the number that stand on the joined card alone: the desk still reads whose they are when somebody calls under these. */
export function joinedNote(kept: Card, joined: Card): string | null {
  const otherName = joined.fullName === kept.fullName ? null : joined.fullName;
  const otherPhone = kept.phone === null || joined.phone === kept.phone ? null : joined.phone;
  const other = [otherName, otherPhone].filter((text) => text !== null).join(' · ');
  return [kept.note, joined.note, other].filter((text) => text !== null && text !== '').join('\n') || null;
}
