import { clockRule } from './clock-rule.mjs';
import { logicalRule } from './logical-rule.mjs';
import { roomsRule } from './rooms-rule.mjs';

/** ESLint rules of this repository. */
export const house = {
  meta: { name: 'house' },
  rules: { clock: clockRule, logical: logicalRule, rooms: roomsRule },
};
