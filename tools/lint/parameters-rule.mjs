/** Limits the parameters of functions, and those of constructors, which list injected services. */
export const parametersRule = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { functions: { type: 'integer' }, constructors: { type: 'integer' } },
        required: ['functions', 'constructors'],
        additionalProperties: false,
      },
    ],
    messages: { many: '{{count}} parameters: at most {{most}} are allowed here.' },
  },
  create(context) {
    const [{ functions, constructors }] = context.options;
    const check = (node) => {
      if (takesGeneratedValues(node)) return;
      const count = node.params.filter(({ name }) => name !== 'this').length;
      const most = node.parent.kind === 'constructor' ? constructors : functions;
      if (count > most) context.report({ node, messageId: 'many', data: { count, most } });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    };
  },
};

/** The body of `test.each(rows)(…)` or `fc.property(…)`: one parameter per column or generator. */
function takesGeneratedValues({ parent }) {
  if (parent.type !== 'CallExpression') return false;
  const { callee } = parent;
  const method = callee.type === 'CallExpression' ? callee.callee : callee;
  const names = callee === method ? ['property', 'asyncProperty'] : ['each'];
  return method.type === 'MemberExpression' && names.includes(method.property.name);
}
