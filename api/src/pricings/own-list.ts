import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';

/**
 * SQL condition for the packs and academy prices that a tariff offers: its own prices, and the
 * standard price for each number of hours without an own price.
 * @param tariff placeholder of the tariff's key
 */
export const offeredSql = (
  tariff: string,
) => `(p.tariff_id = ${tariff} or t.reference = '${STANDARD_TARIFF}' and not exists (
  select from pricings own
  where own.tariff_id = ${tariff} and own.archived_at is null and own.type = p.type
  and own.number_of_hours is not distinct from p.number_of_hours))`;
