import { BUILD_COMMAND } from './build.mjs'

const PACKAGES = ['domain', 'api', 'egrn', 'address-search', 'ui', 'screens']
const RESULTS = '.cache/test-results'

const MINUTE = 60_000

const vitest = (name) => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=../../${RESULTS}/${name.replace(':', '-')}.json`,
]

/** What the embedded engine does by itself, or in its own way: start, migrations, crash, locks, search, repetition. */
const EMBEDDED_TESTS = [
  'src/db/',
  'tests/start-up',
  'tests/crash/',
  'tests/idempotency/',
  'tests/lock-',
  'tests/search',
  'tests/seed',
  'tests/maintenance',
]

const unit = (name) => ({
  name: `unit:${name}`,
  title: `правила и части: ${name}`,
  cwd: `packages/${name}`,
  command: vitest(`unit:${name}`),
  hasResults: true,
})

const e2e = (name, screen) => ({
  name,
  cwd: 'tooling/e2e',
  command: [
    'playwright',
    'test',
    '--reporter=list,json',
    `--project=realty-${screen}`,
    `--project=fiz-${screen}`,
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `../../${RESULTS}/${name}.json` },
  needs: ['build'],
  weight: 2,
  timeoutMs: 15 * MINUTE,
  isSlow: true,
  hasResults: true,
  hasBrowser: true,
})

/**
 * Everything that `npm run test:all` runs.
 * - `needs`: runs before, also with `--only`; when it fails, this one is skipped
 * - `after`: runs before if it runs at all
 * - `weight`: how many cores it keeps busy
 * - `isSlow`: left out by `--fast`
 * - `isBig`: runs with `--all` alone, so that `npm test` stays under a quarter of an hour on two quiet cores
 * - `hasResults`: writes results that the count of the requirements reads
 */
export const STEPS = [
  { name: 'format', title: 'вид кода', command: ['oxfmt', '--check'] },
  { name: 'lint', title: 'ошибки в коде', command: ['oxlint', '--deny-warnings'] },
  { name: 'boundaries', title: 'границы пакетов', command: ['turbo', 'boundaries'] },
  {
    name: 'types',
    title: 'типы',
    weight: 2,
    command: ['turbo', 'run', 'typecheck', '--concurrency=2', '--output-logs=errors-only'],
  },
  { name: 'arrows', title: 'стрелки между пакетами', command: ['node', 'tooling/checks/src/arrows.ts'] },
  {
    name: 'unused-exports',
    title: 'у каждого значения domain есть дело',
    command: ['node', 'tooling/checks/src/unused-exports.ts'],
  },
  {
    name: 'stories-check',
    title: 'у частей есть истории',
    command: ['node', 'tooling/checks/src/stories.ts'],
  },
  { name: 'readme', title: 'README не врет', command: ['node', 'tooling/checks/src/readme.ts'] },
  {
    name: 'dead',
    title: 'мертвые файлы и зависимости',
    command: ['knip', '--no-progress', '--no-config-hints'],
  },
  { name: 'build', title: 'сборка сайтов', weight: 2, command: BUILD_COMMAND },
  {
    name: 'kit-sizes',
    title: 'вес частей на страницах',
    cwd: 'apps/storybook',
    command: ['node', 'kit-sizes.ts'],
    isSlow: true,
  },
  ...PACKAGES.map(unit),
  {
    name: 'tooling',
    title: 'запуск и проверки',
    command: [
      'node',
      '--test',
      'tooling/launch/*.test.mjs',
      'tooling/checks/src/**/*.test.ts',
      'tooling/dev-env/src/**/*.test.ts',
      'tooling/library/src/**/*.test.ts',
    ],
  },
  {
    name: 'server',
    title: 'сервер на PostgreSQL',
    cwd: 'apps/server',
    command: ['node', '../../tooling/dev-env/src/with-postgres.ts', ...vitest('server')],
    weight: 2,
    timeoutMs: 20 * MINUTE,
    hasResults: true,
  },
  {
    name: 'server-embedded',
    title: 'сервер на встроенной базе: что на ней может идти иначе',
    cwd: 'apps/server',
    command: [...vitest('server-embedded'), ...EMBEDDED_TESTS],
    timeoutMs: 10 * MINUTE,
    isSlow: true,
    hasResults: true,
  },
  {
    name: 'server-embedded-whole',
    title: 'весь сервер на встроенной базе',
    cwd: 'apps/server',
    command: vitest('server-embedded-whole'),
    weight: 2,
    timeoutMs: 25 * MINUTE,
    isSlow: true,
    isBig: true,
    hasResults: true,
  },
  {
    name: 'stories',
    title: 'истории в браузере',
    cwd: 'apps/storybook',
    command: vitest('stories'),
    timeoutMs: 12 * MINUTE,
    isSlow: true,
    hasResults: true,
    hasBrowser: true,
  },
  {
    name: 'storybook',
    title: 'сборка Storybook',
    cwd: 'apps/storybook',
    command: ['storybook', 'build', '--quiet'],
    weight: 2,
    isSlow: true,
    isBig: true,
  },
  {
    name: 'kit',
    title: 'части: доступность, картинки, клавиатура, диктор',
    cwd: 'tooling/stories',
    command: ['playwright', 'test', '--reporter=list'],
    needs: ['storybook'],
    weight: 2,
    timeoutMs: 15 * MINUTE,
    isSlow: true,
    isBig: true,
    hasBrowser: true,
  },
  { ...e2e('e2e', 'desktop'), title: 'весь продукт в браузере' },
  { ...e2e('e2e-phone', 'mobile'), title: 'весь продукт на телефоне', isBig: true },
  {
    name: 'library',
    title: 'пакеты у чужого пользователя',
    cwd: 'tooling/library',
    command: ['node', 'src/check-library.ts'],
    weight: 2,
    isSlow: true,
    isBig: true,
    hasBrowser: true,
  },
  {
    name: 'requirements',
    title: 'счет требований',
    command: ['node', 'tooling/checks/src/requirements.ts'],
    after: [
      ...PACKAGES.map((name) => `unit:${name}`),
      'server',
      'server-embedded',
      'server-embedded-whole',
      'stories',
      'e2e',
      'e2e-phone',
    ],
  },
]

/** Where the runs write their results, from the repository's folder. */
export const RESULTS_FOLDER = RESULTS
