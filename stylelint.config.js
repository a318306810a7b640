/**
 * Properties without a horizontal side are the same in every language. Properties with a side use
 * logical names (start, end), because Arabic reads from right to left.
 */
const upright = [/^(min-|max-)?(width|height)$/, /^(top|bottom)$/, /-(top|bottom)(-|$)/];

export default {
  // Build output and libraries are not linted.
  ignoreFiles: ['**/build/**', '**/dist/**', '**/node_modules/**'],
  plugins: ['stylelint-use-logical'],
  reportNeedlessDisables: true,
  rules: {
    'csstools/use-logical': ['always', { except: upright }],
    // Of four values, the second is the right side and the fourth the left. Different values are
    // not mirrored for Arabic, so they need an explicit exception.
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|inset|border-(width|color|style))$/': [/^(\S+) (\S+) (\S+) (?!\2$)\S+$/],
    },
    'property-disallowed-list': [
      'left',
      'right',
      '/^border-(top|bottom)-(left|right)-radius$/',
      '/^scroll-(margin|padding)-(left|right)$/',
    ],
    'color-no-invalid-hex': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': [true, { ignoreFunctions: ['light-dark', 'rem', 'alpha'] }],
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': [true, { ignore: ['custom-elements'] }],
    'unit-no-unknown': true,
  },
};
