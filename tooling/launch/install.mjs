import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { causeOf, NO_NETWORK } from './causes.mjs'
import { toolEnvironment } from './environment.mjs'
import { LaunchError } from './launch-error.mjs'
import { readRootPackage, ROOT } from './root.mjs'
import { runCommand } from './run-command.mjs'

const ROOT_FILES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs']
const WORKSPACES = ['apps', 'packages', 'tooling']
/**
 * Left to itself pnpm repeats each of its hundreds of requests and needs minutes to find out that there is no network.
 * Here a request that fails ends the attempt, and the next attempt goes on from what is already there.
 */
const ATTEMPTS = 3
const PAUSE_MS = 1500
const SILENT_MS = 2 * 60_000
const STAMP = join('node_modules', '.proverka-installed')

/** Everything that decides what an installation puts down, as one hash. */
export function installFingerprint(root = ROOT) {
  const members = WORKSPACES.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json'))
      : [],
  )
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of [...ROOT_FILES, ...members.toSorted((one, other) => (one < other ? -1 : 1))]) {
    if (existsSync(join(root, file))) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** What an installation is for: `all`, or only the sites and the server, a third of the packages. */
const ARGS = {
  all: [],
  start: [
    '--prod',
    ...[
      'proverka',
      '@proverka/realty...',
      '@proverka/fiz...',
      '@proverka/console...',
      '@proverka/server...',
    ].flatMap((name) => ['--filter', name]),
  ],
}

/** What the stamp says when the packages of a scope are installed. */
const stampOf = (root, scope) => (scope === 'all' ? '' : `${scope} `) + installFingerprint(root)

/** True when the packages of a scope are installed as the lockfile wants them. */
export function isInstalled(root = ROOT, scope = 'all') {
  const stamp = join(root, STAMP)
  if (!existsSync(stamp)) return false
  const installed = readFileSync(stamp, 'utf8')
  return installed === stampOf(root, 'all') || installed === stampOf(root, scope)
}

function isWhole(root) {
  const stamp = join(root, STAMP)
  return existsSync(stamp) && !readFileSync(stamp, 'utf8').startsWith('start ')
}

/** Installs with the pinned pnpm what the lockfile says; throws `LaunchError` with the reason. */
export async function install(
  report,
  { root = ROOT, run = runCommand, pauseMs = PAUSE_MS, scope = 'all' } = {},
) {
  // A smaller installation over a whole one would take packages away.
  const wanted = isWhole(root) ? 'all' : scope
  const stamp = stampOf(root, wanted)
  // An interrupted installation must not look finished.
  writing(() => rmSync(join(root, STAMP), { force: true }))
  const { packageManager } = readRootPackage(root)
  const args = [
    '-y',
    packageManager,
    'install',
    '--frozen-lockfile',
    ...ARGS[wanted],
    // What the lockfile names was asked of the registry when it was written: three requests for each of a thousand
    // packages again, for what its hashes already pin, take longer than the installation.
    '--config.trustLockfile=true',
    '--reporter=append-only',
    '--config.fetchRetries=0',
  ]
  // Without a terminal pnpm asks nothing and replaces a node_modules of another store only when CI is set.
  const env = { ...toolEnvironment(), CI: 'true' }
  const options = { cwd: root, env, onLine: (line) => report(line), silentMs: SILENT_MS }
  let result = await run('npx', args, options)
  for (let attempt = 2; attempt <= ATTEMPTS && isNetworkFailure(result); attempt += 1) {
    await wait(pauseMs)
    result = await run('npx', args, options)
  }
  if (result.missing) {
    throw new LaunchError('не найдена команда npx: поставьте Node.js вместе с npm.')
  }
  if (result.isSilent) {
    throw new LaunchError('пакеты не установлены: реестр пакетов не отвечает, проверьте сеть (и прокси).')
  }
  if (result.code !== 0) {
    const cause = causeOf(result.output)
    throw new LaunchError(`пакеты не установлены: ${cause ?? `pnpm вернул код ${result.code}.`}`, {
      detail: cause ? '' : result.output.trim().split('\n').slice(-25).join('\n'),
    })
  }
  writing(() => {
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    writeFileSync(join(root, STAMP), stamp)
  })
}

function isNetworkFailure({ code, output }) {
  return code !== 0 && causeOf(output) === NO_NETWORK
}

function writing(change) {
  try {
    change()
  } catch (error) {
    throw new LaunchError(`пакеты не установлены: ${causeOf(error.message) ?? error.message}`)
  }
}
