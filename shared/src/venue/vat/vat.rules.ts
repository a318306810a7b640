import type { LegalIdentity, Vat } from '../venue.contract.ts';
import type { VatKind } from '../venue.codes.ts';

const WHOLE = 10_000;

/** VAT of a venue whose admin has not entered anything. */
export const UNKNOWN_VAT: Vat = {
  status: 'unknown',
  bookings: 2000,
  packs: 2000,
  tournaments: 2000,
  academy: 2000,
  mention: null,
};

/**
 * What a receipt says about VAT: the contained rate in basis points, `exempt` for the legal mention
 * of a venue that is not liable, or null for nothing. A venue without a tax number mentions no VAT.
 */
export function vatOnReceipt(
  { legal, vat }: { legal: Pick<LegalIdentity, 'ice' | 'taxId'>; vat: Vat },
  kind: VatKind,
): number | 'exempt' | null {
  if (vat.status === 'unknown' || !hasTaxNumber(legal)) return null;
  return vat.status === 'exempt' ? 'exempt' : vat[kind];
}

/** Whether the venue has a company number (ICE) or a tax identifier (IF). */
export const hasTaxNumber = ({ ice, taxId }: Pick<LegalIdentity, 'ice' | 'taxId'>): boolean =>
  Boolean(ice) || Boolean(taxId);

/** VAT contained in a gross price, rounded to the centime. */
export function vatWithin(totalCents: number, basisPoints: number): number {
  return totalCents - Math.round((totalCents * WHOLE) / (WHOLE + basisPoints));
}
