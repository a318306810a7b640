import postcss from 'postcss';
import { newerThanFloor, styleData } from './newer.mjs';

const newerUnits = /\d(?:[dsl]v(?:h|w|i|b|min|max)|cq(?:i|b|w|h|min|max)|r?lh|cap|ic)\b/;
const functions = functionsOf(styleData.types);

/**
 * Returns the parts of a style sheet that a supported browser ignores. `hasFallback` is true if the
 * browser applies an earlier declaration of the same rule instead, or if `@supports` guards the
 * part.
 */
export function newerStylesOf(css) {
  const found = [];
  const report = (what, kept = false) => found.push({ what, kept });
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') declaration(node, report);
    else if (node.type === 'rule') selectors(node, report);
    else if (node.type === 'atrule') atRule(node, report);
  });
  return found;
}

function declaration(node, report) {
  if (node.parent.name === 'font-face') return;
  const known = styleData.properties[node.prop];
  if (isNewer(known)) report(node.prop);
  const newer = newerValues(node, known);
  const hasFallback = (node.parent.nodes ?? [])
    .slice(0, node.parent.index(node))
    .some((other) => other.prop === node.prop && newerValues(other, known).length === 0);
  // If a supported browser may lack the property itself, its values are not reported separately. A
  // custom property accepts any value; the value fails only where the custom property is used.
  if (!isNewer(known))
    for (const value of newer)
      report(
        `${node.prop.startsWith('--') ? '--' : node.prop}: ${value}`,
        hasFallback || isInSupports(node),
      );
}

function newerValues({ value }, known) {
  const keywords = (value.match(/(?<![\w-])[a-z][\w-]*/g) ?? []).filter((word) =>
    isNewer(known?.[word]),
  );
  const called = [...value.matchAll(/([\w-]+)\(/g)]
    .map(([, name]) => name)
    .filter((name) => functions.has(name));
  return [
    ...keywords,
    ...called.map((name) => `${name}()`),
    ...(newerUnits.test(value) ? [newerUnits.exec(value)[0].slice(1)] : []),
  ];
}

/**
 * Whether a node is inside `@supports`, so that the browser applies it only if it supports the
 * tested style.
 */
function isInSupports(node) {
  for (let above = node.parent; above; above = above.parent)
    if (above.name === 'supports' && !above.params.startsWith('not')) return true;
  return false;
}

function selectors(rule, report) {
  if (rule.parent.name?.endsWith('keyframes')) return;
  if (rule.selector.includes('&')) report('nesting');
  const newer = rule.selectors.map((selector) =>
    [...selector.matchAll(/::?([a-z][\w-]*)/g)]
      .map(([, name]) => name)
      .filter((name) => isNewer(styleData.selectors[name])),
  );
  for (const name of new Set(newer.flat())) report(`:${name}`, false);
  // One unknown selector in a list makes the browser ignore the rule for all selectors of the list.
  if (newer.some((names) => names.length > 0) && newer.some((names) => names.length === 0))
    report(`a list with :${newer.flat()[0]}: ${rule.selector.slice(0, 80)}`);
}

function atRule({ name, params }, report) {
  if (name === 'media' && /[<>]/.test(params)) report(`range: ${params}`);
  if (isNewer(styleData['at-rules'][name])) report(`@${name}`);
  if (name === 'media')
    for (const [, feature] of params.matchAll(/\(([\w-]+)/g))
      if (isNewer(styleData['at-rules'].media[feature])) report(`@media ${feature}`);
}

function isNewer(feature) {
  return feature?.__compat !== undefined && newerThanFloor(feature.__compat.support).length > 0;
}

function functionsOf(tree) {
  const found = new Set();
  const visit = (own) => {
    for (const [name, feature] of Object.entries(own)) {
      if (name === '__compat') continue;
      if (isNewer(feature)) found.add(name);
      visit(feature);
    }
  };
  visit(tree);
  // All supported browsers have these functions; the compatibility data lists them only because
  // newer parts of their syntax are missing.
  for (const name of ['clamp', 'min', 'max', 'calc', 'rgb', 'hsl', 'rgba']) found.delete(name);
  return found;
}
