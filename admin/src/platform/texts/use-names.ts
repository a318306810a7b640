import { useNames } from '@five/client/names';
import { pitchesQuery, tariffsQuery } from '../requests/venue.queries.ts';

const unnamed = (code: string) => code;
const loading = () => '';

/**
 * Returns the name of a pitch by its code: empty while loading, the code itself if there is no
 * name.
 */
export const usePitchName = () => useNames(pitchesQuery(), unnamed, loading);

/**
 * Returns the name of a tariff by its code: empty while loading, the code itself if there is no
 * name.
 */
export const useTariffName = () => useNames(tariffsQuery(), unnamed, loading);
