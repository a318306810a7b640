import path from 'node:path';
import { root } from '../lib/workspace.mjs';
import { refuseFile, refusePackage } from './boundaries.mjs';

/** ESLint rule that checks every import against the table in `boundaries.mjs`. */
export const boundariesRule = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{why}}.' } },
  create(context) {
    const from = path.relative(root, context.filename);
    const check = (node) => {
      const { source } = node;
      if (typeof source?.value !== 'string') return;
      const why = refuse(from, source.value, isTypeOnly(node));
      if (why) context.report({ node: source, messageId: 'refused', data: { why } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** Whether an import or export exists for the compiler only. */
function isTypeOnly({ importKind, exportKind, specifiers = [] }) {
  return (
    importKind === 'type' ||
    exportKind === 'type' ||
    (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type'))
  );
}

function refuse(from, source, typeOnly) {
  if (source.startsWith('.')) return refuseFile(from, path.posix.join(path.dirname(from), source));
  const shared = /^@five\/shared\/(.+)$/.exec(source)?.[1];
  return shared
    ? refuseFile(from, `shared/src/${shared}.ts`, typeOnly)
    : refusePackage(from, packageOf(source));
}

function packageOf(source) {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}
