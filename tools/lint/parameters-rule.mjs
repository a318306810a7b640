/**
 * Limits the parameters of functions, and those of constructors and route handlers, whose values
 * the framework injects. `exceptions` names files with their present number; it only shrinks.
 */
export const parametersRule = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: {
          functions: { type: 'integer' },
          injected: { type: 'integer' },
          exceptions: { type: 'object' },
        },
        required: ['functions', 'injected'],
        additionalProperties: false,
      },
    ],
    messages: { many: '{{count}} parameters: at most {{most}} are allowed here.' },
  },
  create(context) {
    const [{ functions, injected, exceptions = {} }] = context.options;
    const own = Object.entries(exceptions).find(([file]) => context.filename.endsWith(`/${file}`));
    const check = (node) => {
      if (takesGeneratedValues(node)) return;
      const count = node.params.filter(({ name }) => name !== 'this').length;
      const most = isInjected(node) ? (own?.[1] ?? injected) : functions;
      if (count > most) context.report({ node, messageId: 'many', data: { count, most } });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    };
  },
};

function isInjected({ parent, params }) {
  return (
    parent.kind === 'constructor' ||
    (params.length > 0 && params.every(({ decorators }) => decorators?.length > 0))
  );
}

/** The body of `test.each(rows)(…)` or `fc.property(…)`: one parameter per column or generator. */
function takesGeneratedValues({ parent }) {
  if (parent.type !== 'CallExpression') return false;
  const { callee } = parent;
  const method = callee.type === 'CallExpression' ? callee.callee : callee;
  const names = callee === method ? ['property', 'asyncProperty'] : ['each'];
  return method.type === 'MemberExpression' && names.includes(method.property.name);
}
