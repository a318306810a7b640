import { friends, morning, night, shot } from './matches.ts';
import type { Svg } from './svg.ts';

/** The pictures of the demo venue, by name. */
export const SCENES = { night, shot, friends, morning } as const satisfies Record<string, () => Svg>;
