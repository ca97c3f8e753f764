import { BUILD_COMMAND } from './build.mjs'
import { LARGEST, SIZED_TESTS, SWEEPS } from './server-tests.mjs'
import { e2e, ON_POSTGRES, OWN_RESULTS, playwright, unit, vitest } from './test-commands.mjs'

const PACKAGES = [
  'domain',
  'api',
  'egrn',
  'gost-signature',
  'address-search',
  'page-engine',
  'report-proof',
  'ui',
  'screens',
]
const RESULTS = '.cache/test-results'

const HOUR = 3_600_000

const CONTAINER_RESULTS = '.cache/container-results.json'

/**
 * Everything that `npm run test:all` runs.
 * - `needs`: runs before, also with `--only`; when it fails, this one is skipped
 * - `after`: runs before if it runs at all
 * - `weight`: how many places it takes of those that `test.mjs` fills, one more than there are cores
 * - `isSlow`: left out by `--fast`
 * - `isBig`: runs with `--all` alone, so that `npm test` takes eight minutes on two quiet cores; what each has found and
 *   costs: `docs/figures/tests.md`
 * - `results`: the file, from its folder, that the count of the requirements reads
 */
export const STEPS = [
  // The sites first, for their tests wait, and what computes fills that; the server's tests last: they fill two cores alone.
  {
    name: 'stories',
    title: 'истории в браузере, в одной теме',
    cwd: 'apps/storybook',
    command: vitest('storybook'),
    isSlow: true,
    results: OWN_RESULTS,
    hasBrowser: true,
  },
  { name: 'build', title: 'сборка сайтов и сервера', weight: 2, command: BUILD_COMMAND },
  { ...e2e('e2e', 'desktop', { E2E_PART: 'core' }), title: 'главные пути в браузере' },
  { name: 'format', title: 'вид кода', command: ['oxfmt', '--check'] },
  { name: 'lint', title: 'ошибки в коде', command: ['oxlint', '--deny-warnings'] },
  { name: 'boundaries', title: 'границы пакетов', command: ['turbo', 'boundaries'] },
  {
    name: 'types',
    title: 'типы',
    command: ['turbo', 'run', 'typecheck', '--concurrency=1', '--output-logs=errors-only'],
  },
  // Its packages reach the whole product: checked one by one, they would check it seven times.
  { name: 'types-tooling', title: 'типы: tooling', command: ['tsc', '-p', 'tooling', '--checkers', '1'] },
  {
    name: 'file-length',
    title: 'нет файла длиннее 300 строк',
    command: ['node', 'tooling/checks/src/file-length.ts'],
  },
  { name: 'arrows', title: 'стрелки и этажи пакетов', command: ['node', 'tooling/checks/src/arrows.ts'] },
  {
    name: 'stories-check',
    title: 'у частей есть истории',
    command: ['node', 'tooling/checks/src/stories.ts'],
  },
  {
    name: 'tried-calls',
    title: 'каждый вызов кабинета пробуют под отказами',
    command: ['node', 'tooling/checks/src/tried-calls.ts'],
  },
  {
    name: 'page-table',
    title: 'таблица адресов та же, что у страниц',
    command: ['node', 'tooling/checks/src/page-table.ts'],
  },
  {
    name: 'page-dates',
    title: 'у публичных страниц дата последней правки',
    command: ['node', 'tooling/checks/src/page-dates.ts'],
  },
  { name: 'readme', title: 'README не врет', command: ['node', 'tooling/checks/src/readme.ts'] },
  {
    name: 'dead',
    title: 'мертвые файлы и зависимости',
    command: ['knip', '--no-progress', '--no-config-hints', '--no-tag-hints'],
  },
  {
    name: 'unused-parts',
    title: 'каждую часть набора берет страница, каждое правило domain — продукт',
    command: [
      'knip',
      '--production',
      '--include-entry-exports',
      '--include=exports,files',
      '--workspace=packages/ui',
      '--workspace=packages/domain',
      '--treat-tag-hints-as-errors',
      '--no-progress',
      '--no-config-hints',
    ],
  },
  {
    name: 'kit-sizes',
    title: 'вес частей на страницах',
    cwd: 'apps/storybook',
    command: ['node', 'kit-sizes.ts'],
    needs: ['build'],
    isSlow: true,
    isBig: true,
  },
  ...PACKAGES.map(unit),
  {
    name: 'tooling',
    title: 'запуск и проверки',
    command: [
      'node',
      '--test',
      '--test-timeout=600000',
      'tooling/launch/*.test.mjs',
      'tooling/checks/src/**/*.test.ts',
      'tooling/dev-env/src/**/*.test.ts',
      'tooling/library/src/**/*.test.ts',
    ],
  },
  {
    name: 'server',
    title: 'сервер на PostgreSQL, без сплошных переборов',
    cwd: 'apps/server',
    command: [
      ...ON_POSTGRES,
      ...vitest('server', ...SWEEPS.flatMap((name) => ['--exclude', `**/${name}**`])),
    ],
    env: { ENGINE: 'postgres' },
    weight: 2,
    results: OWN_RESULTS,
  },
  {
    name: 'container',
    title: 'образ: его шаги, запуск без прав и без записи',
    cwd: 'apps/server',
    // Not by turbo: it tries what other packages build, too.
    command: [
      ...ON_POSTGRES,
      'vitest',
      'run',
      'tests/container',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${CONTAINER_RESULTS}`,
    ],
    env: { ENGINE: 'postgres', BUILT: '1' },
    needs: ['build'],
    isSlow: true,
    isBig: true,
    results: CONTAINER_RESULTS,
  },
  {
    name: 'stories-checked',
    title: 'истории под двумя проверками доступности, новые во всех темах',
    cwd: 'apps/storybook',
    command: vitest('storybook'),
    env: { STORY_CHECKS: 'all' },
    isSlow: true,
    isBig: true,
    results: OWN_RESULTS,
    hasBrowser: true,
  },
  {
    name: 'server-embedded-whole',
    title: 'весь сервер на встроенной базе',
    cwd: 'apps/server',
    command: vitest('server'),
    env: { ENGINE: 'embedded', LONG_TESTS: 'all' },
    weight: 2,
    isSlow: true,
    isBig: true,
    results: OWN_RESULTS,
  },
  {
    name: 'server-largest',
    title: 'сервер: все корзины, места сбоя, попытки и вызовы',
    cwd: 'apps/server',
    command: [...ON_POSTGRES, ...vitest('server', ...SIZED_TESTS)],
    env: { ENGINE: 'postgres', ...LARGEST },
    weight: 2,
    results: OWN_RESULTS,
    isSlow: true,
    isBig: true,
  },
  {
    name: 'mutation',
    title: 'замечают ли тесты правил порчу каждого правила',
    cwd: 'packages/domain',
    command: ['node', 'mutation.mjs'],
    weight: 2,
    timeoutMs: 8 * HOUR,
    isSlow: true,
    isBig: true,
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
    command: playwright('stories'),
    needs: ['storybook'],
    weight: 2,
    isSlow: true,
    isBig: true,
    hasBrowser: true,
  },
  { ...e2e('e2e-rest', 'desktop', { E2E_PART: 'rest' }), title: 'все прочие пути в браузере', isBig: true },
  {
    ...e2e('e2e-long', 'desktop', { E2E_LONG: '1' }),
    title: 'долгие пути в браузере',
    isBig: true,
  },
  {
    ...e2e('e2e-other-brand', 'desktop', { E2E_TURN: 'other' }),
    title: 'то же на другом из двух сайтов',
    isBig: true,
  },
  { ...e2e('e2e-phone', 'mobile'), title: 'весь продукт на телефоне', isBig: true },
  {
    ...e2e('e2e-phone-life', 'mobile', { E2E_LONG: '1' }, 'each/client-life'),
    title: 'вся жизнь клиента на телефоне',
    isBig: true,
  },
  {
    name: 'dev-loop',
    title: 'npm run dev: правка каждого рода видна на открытой странице',
    cwd: 'tooling/e2e',
    command: ['node', '--test', 'dev-loop.check.ts'],
    weight: 2,
    isSlow: true,
    isBig: true,
    hasBrowser: true,
  },
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
      'server-largest',
      'container',
      'server-embedded-whole',
      'stories',
      'stories-checked',
      'e2e',
      'e2e-rest',
      'e2e-long',
      'e2e-other-brand',
      'e2e-phone',
      'e2e-phone-life',
    ],
  },
]

/** Where the runs write their results, from the repository's folder. */
export const RESULTS_FOLDER = RESULTS
