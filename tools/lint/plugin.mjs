import { clockRule } from './clock-rule.mjs';
import { logicalRule } from './logical-rule.mjs';
import { roomsRule } from './rooms-rule.mjs';

/** The rules of this house for eslint. */
export const house = { meta: { name: 'house' }, rules: { clock: clockRule, logical: logicalRule, rooms: roomsRule } };
