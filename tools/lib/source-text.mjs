import path from 'node:path';
import ts from 'typescript';

const KINDS = {
  '.tsx': ts.ScriptKind.TSX,
  '.ts': ts.ScriptKind.TS,
  '.mjs': ts.ScriptKind.JS,
  '.js': ts.ScriptKind.JS,
};

/** Returns the syntax tree of a script, or null for other files. */
export function parse(file, text) {
  const kind = KINDS[path.extname(file)];
  return kind === undefined
    ? null
    : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
}

/**
 * Returns every name that a script declares: classes, functions, types, variables, parameters,
 * members.
 */
export function declaredNames(tree) {
  const names = new Set();
  const visit = (node) => {
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...names];
}

/** Returns the names of the classes at the top level of a script. */
export function classNames(tree) {
  return tree.statements
    .filter((node) => ts.isClassDeclaration(node) && node.name)
    .map(({ name }) => name.text);
}

/** Returns the comments of a style sheet, or of a script if its syntax tree is given. */
export function commentsOf(text, tree) {
  return tree ? scriptComments(text, tree) : (text.match(/\/\*[\s\S]*?\*\//g) ?? []);
}

/**
 * Returns the comments of a script. Text between JSX tags is not a comment, even if it begins with
 * slashes.
 */
function scriptComments(text, tree) {
  const found = new Map();
  const collect = (position) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, position) ?? []),
      ...(ts.getTrailingCommentRanges(text, position) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, text.slice(pos, end));
  };
  const visit = (node, isJsxChild) => {
    if (ts.isJsxText(node)) return;
    if (!isJsxChild) {
      collect(node.pos);
      collect(node.end);
    }
    const isJsx = ts.isJsxElement(node) || ts.isJsxFragment(node);
    ts.forEachChild(node, (child) => visit(child, isJsx));
  };
  visit(tree, false);
  return [...found.values()];
}

function isDeclaration(node) {
  return (
    ts.isClassLike(node) ||
    ts.isFunctionLike(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node)
  );
}
