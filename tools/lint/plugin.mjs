import { clockRule } from './clock-rule.mjs';
import { logicalRule } from './logical-rule.mjs';
import { boundariesRule } from './boundaries-rule.mjs';
import { parametersRule } from './parameters-rule.mjs';

/** The ESLint plugin with the rules of this repository. */
export const conventions = {
  meta: { name: 'conventions' },
  rules: {
    clock: clockRule,
    logical: logicalRule,
    boundaries: boundariesRule,
    parameters: parametersRule,
  },
};
