const physicalNames = [
  /^(?:scroll)?(?:margin|padding)(?:Left|Right)$/i,
  /^border(?:Left|Right)(?:Color|Style|Width)?$/i,
  /^border(?:Top|Bottom)(?:Left|Right)Radius$/i,
];
const shorthands = { ml: 'ms', mr: 'me', pl: 'ps', pr: 'pe' };
const sides = new Set(['left', 'right']);
const sided = new Set(['textAlign', 'float', 'clear', 'ta']);
const styleAttributes = new Set(['style', 'sx', 'styles', 'vars']);

/**
 * Lint rule: styles use logical directions (start and end) instead of left and right, because
 * Arabic is written from right to left.
 */
export const logicalRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { physical: '"{{name}}" does not turn with the language: say start or end.' },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'physical', data: { name } });
    return {
      Property(node) {
        if (node.parent.type !== 'ObjectExpression') return;
        const name = node.key.name ?? node.key.value;
        if (
          isPhysical(name, valueOf(node.value)) ||
          ((name in shorthands || sides.has(name)) && isInStyle(node))
        )
          report(node, name);
      },
      JSXAttribute(node) {
        const name = node.name.name;
        if (isPhysical(name, valueOf(node.value)) || Object.hasOwn(shorthands, name))
          report(node, name);
      },
    };
  },
};

function isPhysical(name, value) {
  return (
    physicalNames.some((pattern) => pattern.test(name)) || (sided.has(name) && sides.has(value))
  );
}

function valueOf(node) {
  return node?.type === 'JSXExpressionContainer' ? node.expression.value : node?.value;
}

/**
 * Whether a property is part of a style: `style={{ left }}`, `sx={{ pl }}`, or the styles of a
 * theme. Elsewhere, short names such as `pl` do not mean a direction.
 */
function isInStyle(node) {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (outer.type === 'JSXAttribute') return styleAttributes.has(outer.name.name);
    if (outer.type === 'Property' && /^(styleOverrides|sx|style)$/.test(outer.key.name ?? ''))
      return true;
    if (outer.type === 'TSAsExpression' || outer.type === 'TSSatisfiesExpression') continue;
    if (/Function|Program|Statement/.test(outer.type)) return false;
  }
  return false;
}
