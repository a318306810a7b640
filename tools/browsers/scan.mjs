import { parse } from 'acorn';
import { ancestor, full } from 'acorn-walk';

/** Returns the built-ins in `newer` that a script uses. */
export function usedOf(script, newer) {
  const used = new Set();
  full(treeOf(script), (node) => {
    if (node.type === 'MemberExpression') {
      const member = node.computed ? node.property.value : node.property.name;
      if (newer.members.has(member)) used.add(member);
      if (node.object.type === 'Identifier' && newer.statics.has(`${node.object.name}.${member}`))
        used.add(`${node.object.name}.${member}`);
      if (newer.globals.has(member) && /^(window|self|globalThis)$/.test(node.object.name))
        used.add(member);
    } else if (node.type === 'Identifier' && newer.globals.has(node.name)) used.add(node.name);
  });
  return used;
}

/** Returns the parts of a script that a supported browser cannot parse, or parses incorrectly. */
export function newerSyntaxOf(script) {
  const found = [];
  const report = (what, node) =>
    found.push(`${what}: ${script.slice(node.start, node.end).slice(0, 80)}`);
  const tree = treeOf(script);
  ancestor(tree, {
    StaticBlock: (node) => report('static block', node),
    BinaryExpression: (node) => node.left.type === 'PrivateIdentifier' && report('#name in', node),
    Literal: (node) => {
      if (node.regex && /[dv]/.test(node.regex.flags)) report('flag of a pattern', node);
      if (
        /\(\?<[=!]/.test(node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : ''))
      )
        report('look-behind', node);
    },
    TemplateElement: (node) => /\(\?<[=!]/.test(node.value.raw) && report('look-behind', node),
    PropertyDefinition: (node) => {
      // Chrome before version 98 refuses static class fields with the names `name` and `length`.
      if (node.static && /^(name|length)$/.test(node.key.name ?? ''))
        report('static name or length', node);
      if (node.value && losesNames(node.value, script.slice(node.key.end, node.end)))
        report('field whose value Safari 15 misreads', node);
    },
  });
  return found;
}

function treeOf(script) {
  return parse(script, { ecmaVersion: 2022, sourceType: 'module' });
}

/**
 * Whether a class field triggers a bug of Safari, https://webkit.org/b/236843. In a field's value
 * with parentheses or an arrow function, Safari does not find names of the scope around the class.
 */
function losesNames(value, text) {
  if (!text.includes('=>') && !/(^|[^\w$\])`])\(/.test(text)) return false;
  const declared = new Set();
  const named = new Set();
  full(value, (node) => {
    if (node.type === 'VariablePattern') declared.add(node.name);
    if (node.type === 'Identifier') named.add(node.name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      declared.add(node.id.name);
    for (const param of node.params ?? [])
      full(param, (inner) => inner.name && declared.add(inner.name));
  });
  return [...named].some(
    (name) => !declared.has(name) && !(name in globalThis) && !browserGlobals.has(name),
  );
}

const browserGlobals = new Set([
  'document',
  'window',
  'location',
  'IntersectionObserver',
  'MutationObserver',
  'requestAnimationFrame',
  'undefined',
]);
