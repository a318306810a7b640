import { selectorSpecificity } from '@csstools/selector-specificity';
import selectorParser from 'postcss-selector-parser';
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
 * (`floor.mjs`): cascade layers, `dvh`, `:has()`, container queries. The result is the same in
 * newer browsers.
 */
export function stylesForFloor() {
  return {
    postcssPlugin: 'styles-for-floor',
    OnceExit(root) {
      root.walkAtRules('container', containerRule);
      flattenLayers(root);
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

/**
 * Replaces a cascade layer by rules with `:where()`. They have no specificity, so rules outside the
 * layer take precedence. The rules are sorted by their former specificity, so that the order of
 * precedence within the layer stays the same.
 */
function flattenLayers(root) {
  root.walkAtRules('layer', (layer) => {
    const rules = [];
    layer.walkRules((rule) => {
      if (rule.parent.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
      for (const selector of rule.selectors) rules.push(weightless(rule, selector));
    });
    layer.walkAtRules(/keyframes$|^font-face$/, (whole) => void layer.before(whole.clone()));
    rules.sort(
      (one, other) =>
        one.weight.a - other.weight.a ||
        one.weight.b - other.weight.b ||
        one.weight.c - other.weight.c,
    );
    for (const { node } of rules) layer.before(node);
    layer.remove();
  });
}

function weightless(rule, selector) {
  const parsed = selectorParser().astSync(selector).first;
  const weight = selectorSpecificity(parsed);
  const element = parsed.nodes.findIndex(
    (node) => node.type === 'pseudo' && node.value.startsWith('::'),
  );
  const [subject, rest] =
    element < 0
      ? [selector, '']
      : [parsed.nodes.slice(0, element).join(''), parsed.nodes.slice(element).join('')];
  let node = rule.clone({ selector: `:where(${subject.trim() || '*'})${rest}` });
  for (let above = rule.parent; above.name !== 'layer'; above = above.parent) {
    const around = above.clone({ nodes: [] });
    around.append(node);
    node = around;
  }
  return { weight, node };
}
