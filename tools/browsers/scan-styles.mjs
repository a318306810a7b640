import postcss from 'postcss';
import { newerThanFloor, styleData } from './newer.mjs';

const newerUnits = /\d(?:[dsl]v(?:h|w|i|b|min|max)|cq(?:i|b|w|h|min|max)|r?lh|cap|ic)\b/;
const functions = functionsOf(styleData.types);

/**
 * Returns the parts of a style sheet that a supported browser ignores. `kept` is true if the
 * browser applies an earlier declaration of the same rule instead, or if `@supports` guards the
 * part.
 */
export function newerStylesOf(css) {
  const found = [];
  const tell = (what, kept = false) => found.push({ what, kept });
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') declaration(node, tell);
    else if (node.type === 'rule') selectors(node, tell);
    else if (node.type === 'atrule') atRule(node, tell);
  });
  return found;
}

function declaration(node, tell) {
  if (node.parent.name === 'font-face') return;
  const known = styleData.properties[node.prop];
  if (isNewer(known)) tell(node.prop);
  const newer = newerValues(node, known);
  const kept = (node.parent.nodes ?? [])
    .slice(0, node.parent.index(node))
    .some((other) => other.prop === node.prop && newerValues(other, known).length === 0);
  // If a supported browser may lack the property itself, its values are not reported separately. A
  // custom property accepts any value; the value fails only where the custom property is used.
  if (!isNewer(known))
    for (const value of newer)
      tell(`${node.prop.startsWith('--') ? '--' : node.prop}: ${value}`, kept || isAsked(node));
}

function newerValues({ value }, known) {
  const words = (value.match(/(?<![\w-])[a-z][\w-]*/g) ?? []).filter((word) =>
    isNewer(known?.[word]),
  );
  const called = [...value.matchAll(/([\w-]+)\(/g)]
    .map(([, name]) => name)
    .filter((name) => functions.has(name));
  return [
    ...words,
    ...called.map((name) => `${name}()`),
    ...(newerUnits.test(value) ? [newerUnits.exec(value)[0].slice(1)] : []),
  ];
}

/**
 * Whether a node is inside `@supports`, so that the browser applies it only if it supports the
 * tested style.
 */
function isAsked(node) {
  for (let above = node.parent; above; above = above.parent)
    if (above.name === 'supports' && !above.params.startsWith('not')) return true;
  return false;
}

function selectors(rule, tell) {
  if (rule.parent.name?.endsWith('keyframes')) return;
  if (rule.selector.includes('&')) tell('nesting');
  const newer = rule.selectors.map((selector) =>
    [...selector.matchAll(/::?([a-z][\w-]*)/g)]
      .map(([, name]) => name)
      .filter((name) => isNewer(styleData.selectors[name])),
  );
  for (const name of new Set(newer.flat())) tell(`:${name}`, false);
  // One unknown selector in a list makes the browser ignore the rule for all selectors of the list.
  if (newer.some((names) => names.length > 0) && newer.some((names) => names.length === 0))
    tell(`a list with :${newer.flat()[0]}: ${rule.selector.slice(0, 80)}`);
}

function atRule({ name, params }, tell) {
  if (name === 'media' && /[<>]/.test(params)) tell(`range: ${params}`);
  if (isNewer(styleData['at-rules'][name])) tell(`@${name}`);
  if (name === 'media')
    for (const [, feature] of params.matchAll(/\(([\w-]+)/g))
      if (isNewer(styleData['at-rules'].media[feature])) tell(`@media ${feature}`);
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
