/** Lint rules that forbid a kind of syntax, each by a selector of its nodes. */
export const syntaxRules = {
  enums: forbid('TSEnumDeclaration', 'Use a string union and an `as const` table.'),
  barrels: forbid('ExportAllDeclaration', 'Import the file itself: no barrels.'),
  'default-exports': forbid('ExportDefaultDeclaration', 'Export by name.'),
  'forward-references': forbid(
    'CallExpression[callee.name="forwardRef"]',
    'Arrows go one way: a listener that the lower domain declares takes the other.',
  ),
  'disabled-while-pending': forbid(
    'JSXAttribute[name.name=/^(aria-)?disabled$/] ' +
      ':matches(Identifier[name=/[pP]ending|^busy$|^isFetching/], ' +
      'MemberExpression[property.name="isPending"])',
    'A disabled button loses the focus: ActionButton waits for the response and keeps it.',
  ),
};

function forbid(selector, message) {
  return {
    meta: { type: 'suggestion', schema: [], messages: { forbidden: message } },
    create: (context) => ({
      [selector]: (node) => context.report({ node, messageId: 'forbidden' }),
    }),
  };
}
