import { STANDARD_TARIFF } from '../pricings/pricings.codes.ts';

interface Card {
  fullName: string;
  /** E.164. */
  phone: string | null;
  note: string | null;
}

/** Of two cards of one person: a price list that somebody was given comes along, unless the card that is kept was given one. */
export function joinedTariff(kept: string, joined: string): string {
  return kept === STANDARD_TARIFF ? joined : kept;
}

/** What the desk wrote on both, and below it the name and the number that stand on the joined card alone: the desk still reads whose they are when somebody calls under these. */
export function joinedNote(kept: Card, joined: Card): string | null {
  const otherName = joined.fullName === kept.fullName ? null : joined.fullName;
  const otherPhone = kept.phone === null || joined.phone === kept.phone ? null : joined.phone;
  const other = [otherName, otherPhone].filter((text) => text !== null).join(' · ');
  return [kept.note, joined.note, other].filter((text) => text !== null && text !== '').join('\n') || null;
}
