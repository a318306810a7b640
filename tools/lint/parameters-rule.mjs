/**
 * Lint rule that limits the number of parameters. Constructors and route handlers have their own
 * limit, because the framework injects their values.
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
        },
        required: ['functions', 'injected'],
        additionalProperties: false,
      },
    ],
    messages: { many: '{{count}} parameters: at most {{most}} are allowed here.' },
  },
  create(context) {
    const [{ functions, injected }] = context.options;
    const check = (node) => {
      if (takesGeneratedValues(node)) return;
      const count = node.params.filter(({ name }) => name !== 'this').length;
      const most = isInjected(node) ? injected : functions;
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

/**
 * Whether a function is the body of `test.each(rows)(…)` or `fc.property(…)`, which has one
 * parameter per column or generator.
 */
function takesGeneratedValues({ parent }) {
  if (parent.type !== 'CallExpression') return false;
  const { callee } = parent;
  const method = callee.type === 'CallExpression' ? callee.callee : callee;
  const names = callee === method ? ['property', 'asyncProperty'] : ['each'];
  return method.type === 'MemberExpression' && names.includes(method.property.name);
}
