import path from 'node:path';
import { root } from '../lib/workspace.mjs';
import { refuseFile, refusePackage } from './boundaries.mjs';

/** Lint rule that checks every import against the table in `boundaries.mjs`. */
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
  const [, name, file] = /^@five\/(shared|client)\/(.+)$/.exec(source) ?? [];
  if (!name) return refusePackage(from, packageOf(source));
  const folder = name === 'client' ? 'shared/client/src' : 'shared/src';
  return refuseFile(from, `${folder}/${file}.ts`, typeOnly);
}

function packageOf(source) {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}
