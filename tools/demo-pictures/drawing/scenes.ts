import { ballOnSpot } from './closeups/ball-on-spot.ts';
import { goldenTicket } from './closeups/golden-ticket.ts';
import { starterKit } from './closeups/starter-kit.ts';
import { academy, captains, ceremony, midday, net } from './events.ts';
import { cafeteria } from './interiors/cafeteria.ts';
import { changingRoom } from './interiors/changing-room.ts';
import { friends, morning, night, shot } from './matches.ts';
import { facade } from './outside.ts';
import type { Svg } from './svg.ts';

/** Pictures of the demo venue; the key is the name of the picture's file. */
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
  changing: changingRoom,
  spot: ballOnSpot,
  'starter-kit': starterKit,
  'golden-ticket': goldenTicket,
  facade,
};
