import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';

/**
 * Packs and academy prices of a tariff: its own, and the standard one where it has none of that
 * many hours.
 * @param tariff placeholder of the tariff's key
 */
export const offeredSql = (
  tariff: string,
) => `(p.tariff_id = ${tariff} or t.reference = '${STANDARD_TARIFF}' and not exists (
  select from pricings own
  where own.tariff_id = ${tariff} and own.archived_at is null and own.type = p.type
  and own.number_of_hours is not distinct from p.number_of_hours))`;
