import { clockRule } from './clock-rule.mjs';
import { logicalRule } from './logical-rule.mjs';
import { boundariesRule } from './boundaries-rule.mjs';
import { parametersRule } from './parameters-rule.mjs';
import { syntaxRules } from './syntax-rules.mjs';

/** The plugin of oxlint with the rules of this repository. */
export default {
  meta: { name: 'conventions' },
  rules: {
    clock: clockRule,
    logical: logicalRule,
    boundaries: boundariesRule,
    parameters: parametersRule,
    ...syntaxRules,
  },
};
