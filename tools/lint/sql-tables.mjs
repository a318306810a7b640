import ts from 'typescript';

/**
 * Returns the SQL texts of a script: its string literals and templates, joined where `+` joins
 * them. A part that is only known at run time becomes `?`.
 */
export function sqlTexts(tree) {
  const texts = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== undefined) texts.push(text);
    ts.forEachChild(node, (child) => {
      if (text === undefined || !isText(child)) visit(child);
    });
  };
  visit(tree);
  return texts;
}

function isText(node) {
  return textOf(node) !== undefined;
}

/** Returns the text of a string expression; undefined for every other expression. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => ` ? ${literal.text}`).join('');
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken)
    return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined && right === undefined ? undefined : `${left ?? '?'}${right ?? '?'}`;
}

const TABLE_FOLLOWS = new Set(['from', 'join', 'into', 'update', 'using', 'table']);
const BEFORE_TABLE = new Set(['only', 'lateral']);
const FROM_LIST_ENDS = new Set([
  'where',
  'set',
  'group',
  'having',
  'order',
  'limit',
  'union',
  'returning',
  'window',
  'for',
  'on',
]);

/**
 * Returns the names that an SQL text, or a part of one, uses as tables: after `from`, `join`,
 * `insert into`, `update`, `using`, and after the commas of a `from` list. Names of `with` queries
 * and functions are included.
 */
export function tablesNamed(sql) {
  const words = sql.toLowerCase().match(/[a-z_][\w.]*|"[^"]*"|'(?:[^']|'')*'|[(),]/g) ?? [];
  const found = new Set();
  // One entry for each open parenthesis: whether the words are inside a list of tables.
  const lists = [false];
  let expectsTable = words.includes('join') && words[1] !== '(';
  for (const word of words) {
    if (word === '(') lists.push(false);
    else if (word === ')') lists.pop();
    else if (TABLE_FOLLOWS.has(word)) lists[lists.length - 1] = true;
    else if (FROM_LIST_ENDS.has(word)) lists[lists.length - 1] = word === 'on' && lists.at(-1);
    else if (expectsTable && !BEFORE_TABLE.has(word) && word !== ',')
      found.add(word.replace(/^public\.|"/g, ''));
    expectsTable =
      TABLE_FOLLOWS.has(word) ||
      (expectsTable && BEFORE_TABLE.has(word)) ||
      (word === ',' && lists.at(-1) === true);
  }
  return [...found];
}
