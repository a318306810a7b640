import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { conventions } from './tools/lint/plugin.mjs';

const typescript = ['**/*.{ts,tsx}'];
const sources = ['{shared,shared/client,api,web,admin}/src/**/*.{ts,tsx}'];
const frontEnds = ['{web,admin,shared/client}/**/*.{ts,tsx}'];
const specs = ['**/*.spec.{ts,tsx}', '**/*.spec.mjs', 'api/test/**', 'e2e/tests/**'];
const timeAndFormats = [
  'shared/src/time/**',
  'shared/client/src/**',
  'api/src/platform/**',
  '{web,admin}/src/platform/**',
];

const enums = {
  selector: 'TSEnumDeclaration',
  message: 'Use a string union and an `as const` table.',
};
const barrels = {
  selector: 'ExportAllDeclaration',
  message: 'Import the file itself: no barrels.',
};
const defaults = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };
const waiting = {
  selector:
    'JSXAttribute[name.name=/^(aria-)?disabled$/] ' +
    ':matches(Identifier[name=/[pP]ending|^busy$|^isFetching/], ' +
    'MemberExpression[property.name="isPending"])',
  message: 'A disabled button loses the focus: ActionButton waits for the response and keeps it.',
};
const forwardRefs = {
  selector: 'CallExpression[callee.name="forwardRef"]',
  message: 'Arrows go one way: a listener that the lower domain declares takes the other.',
};

// Rules that need types are in .oxlintrc.json.
export default tseslint.config(
  { ignores: ['**/{node_modules,dist,build,.react-router,.nx,test-results,coverage}/', 'var/'] },
  {
    files: [...typescript, '**/*.{js,mjs}'],
    plugins: { conventions, '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-eval': 'error',
      'no-self-compare': 'error',
      'no-unreachable-loop': 'error',
      'no-constant-condition': ['error', { checkLoops: false }],
      'no-dupe-else-if': 'error',
      'no-fallthrough': 'error',
      'no-restricted-syntax': ['error', enums, barrels],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 3],
      'conventions/parameters': ['error', { functions: 4, injected: 6 }],
      'conventions/boundaries': 'error',
    },
  },
  { files: typescript, extends: [tseslint.configs.strict, tseslint.configs.stylistic] },
  {
    files: typescript,
    rules: {
      // NestJS modules are empty classes, and injected dependencies are declared in constructors.
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  { files: sources, rules: { 'conventions/clock': 'error' } },
  { files: timeAndFormats, rules: { 'conventions/clock': ['error', { sqlOnly: true }] } },
  {
    files: ['shared/src/**', 'shared/client/src/**', 'api/src/**'],
    rules: { 'no-restricted-syntax': ['error', enums, barrels, defaults, forwardRefs] },
  },
  {
    files: ['shared/src/**'],
    ignores: specs,
    rules: {
      'no-restricted-globals': ['error', 'process', 'window', 'document', 'fetch', 'Buffer'],
    },
  },
  {
    files: frontEnds,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'conventions/logical': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['{web,admin,shared/client}/src/**'],
    ignores: ['shared/client/src/browser/storage.ts', ...specs],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
          name,
          message: 'A browser may refuse it: @five/client/browser/storage.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'document',
          property: 'cookie',
          message: 'A browser may refuse it: @five/client/browser/storage.',
        },
      ],
    },
  },
  {
    files: ['admin/src/**/*.tsx'],
    ignores: [
      'admin/src/ui/action-button.tsx',
      'admin/src/platform/tables/forms/form-footer.tsx',
      'admin/src/platform/tables/lists/order-buttons.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', enums, barrels, waiting] },
  },
  {
    files: [...specs, 'api/src/platform/database/migrations/**'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
  },
);
