/** Where a run leaves its results: in its own folder, where those of Vitest are kept with what it was run on. */
export const OWN_RESULTS = '.cache/test-results.json'

/**
 * Tests of a package. What was run on the same files, with the same arguments and variables, is not run again: its output
 * and its results come back.
 */
export const vitest = (name, ...args) => [
  'turbo',
  'run',
  'test',
  `--filter=@proverka/${name}`,
  '--output-logs=errors-only',
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${OWN_RESULTS}`,
  ...args,
]

/** Before a command: with a PostgreSQL of its own. */
export const ON_POSTGRES = ['node', '../../tooling/dev-env/src/with-postgres.ts']

/** The tests of a package. */
export const unit = (name) => ({
  name: `unit:${name}`,
  title: `правила и части: ${name}`,
  cwd: `packages/${name}`,
  command: vitest(name),
  results: OWN_RESULTS,
})

/** Tests in a browser, which turbo does not run again on the same files either. */
export const playwright = (name, ...args) => [
  'turbo',
  'run',
  'test',
  `--filter=@proverka/${name}`,
  '--output-logs=errors-only',
  '--',
  ...args,
]

/** Tests of the running sites, on a wide screen or a phone. */
export const e2e = (name, screen, env = {}, ...files) => ({
  name,
  cwd: 'tooling/e2e',
  command: playwright(
    'e2e',
    ...files,
    `--project=realty-${screen}`,
    `--project=fiz-${screen}`,
    ...(screen === 'desktop' ? ['--project=console'] : []),
  ),
  env,
  needs: ['build'],
  // Two browsers and their server wait a fifth of their time: one step that computes fills it.
  weight: 2,
  isSlow: true,
  results: OWN_RESULTS,
  hasBrowser: true,
})
