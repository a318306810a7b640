import { goldenTicket, spot, starterKit } from './closeups.ts';
import { friends, morning, night, shot } from './matches.ts';
import { academy, captains, ceremony, midday, net } from './moments.ts';
import { facade } from './outside.ts';
import { cafeteria, changing } from './rooms.ts';
import type { Svg } from './svg.ts';

/** The pictures of the demo venue, by the name of their file. */
export const SCENES: Record<string, () => Svg> = {
  night,
  shot,
  friends,
  morning,
  net,
  academy,
  ceremony,
  captains,
  midday,
  cafeteria,
  changing,
  spot,
  'starter-kit': starterKit,
  'golden-ticket': goldenTicket,
  facade,
};
