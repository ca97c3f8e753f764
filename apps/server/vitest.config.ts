import { configDefaults, defineConfig } from 'vitest/config'

/** Tests of half a minute and more, and those that start several servers, run with `npm run test:all`. */
const LONG_TESTS = '**/*.long.test.ts'

/** Server tests: on the embedded engine, or on the PostgreSQL that `DATABASE_URL` names. */
export default defineConfig({
  test: {
    name: process.env['DATABASE_URL'] ? 'server on PostgreSQL' : 'server on PGlite',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['LONG_TESTS'] ? [] : [LONG_TESTS])],
    globalSetup: ['tests/setup/prepare-database.ts'],
    // The tests wait more than they compute: for jobs, for processes that start and stop.
    maxWorkers: 4,
    // Modules keep nothing of a server that has stopped, so a worker loads them once for all its files.
    isolate: false,
    // Many times what a test takes, for a machine that others use, too.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
