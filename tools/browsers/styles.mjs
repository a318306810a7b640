import { containerRule, hasRule } from './contained.mjs';

/**
 * Patterns of values that older browsers ignore, each with a function that returns the fallback
 * value. If a row names a property, the pattern applies only to this property.
 */
const fallbacks = [
  [/\ddvh\b/, (value) => value.replace(/(\d)dvh\b/g, '$1vh')],
  [/^clamp\(.*cqi.*\)$/, (value) => value.replace(/^clamp\((.*?),.*$/, '$1')],
  [/^anywhere$/, () => 'break-word', 'overflow-wrap'],
  // `left` is also safe on pages from right to left. The styles use `float: inline-start` only on a
  // legend in a flex box. The float makes the legend a flex item, and a float does not move a flex
  // item.
  [/^inline-start$/, () => 'left', 'float'],
];

/**
 * A PostCSS plugin for styles that Vite's compiler cannot convert for the oldest browsers
 * (`floor.mjs`): `dvh`, `:has()`, container queries. The result is the same in newer browsers.
 */
export function stylesForFloor() {
  return {
    postcssPlugin: 'styles-for-floor',
    OnceExit(root) {
      root.walkAtRules('container', containerRule);
      root.walkDecls(fallBack);
      root.walkRules(hasRule);
    },
  };
}
stylesForFloor.postcss = true;

function fallBack(declaration) {
  const { prop, value } = declaration;
  for (const [pattern, older, only] of fallbacks) {
    if ((only === undefined || only === prop) && value.search(pattern) >= 0)
      declaration.cloneBefore({ value: older(value) });
  }
}
