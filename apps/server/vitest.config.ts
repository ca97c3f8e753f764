import { defineConfig } from 'vitest/config'

/** Server tests: on the embedded engine, or on the PostgreSQL that `DATABASE_URL` names. */
export default defineConfig({
  test: {
    name: process.env['DATABASE_URL'] ? 'server on PostgreSQL' : 'server on PGlite',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/setup/prepare-database.ts'],
    // The tests wait more than they compute: for jobs, for processes that start and stop.
    maxWorkers: 3,
    // Modules keep nothing of a server that has stopped, so a worker loads them once for all its files.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
