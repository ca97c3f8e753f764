import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchError } from './launch-error.mjs'
import { BIN, isWindows } from './root.mjs'

const OLDEST_LAUNCHER = 20

const parse = (version) => version.replace(/^v/, '').split('.').map(Number)

/** Refuses a Node on which not even the launcher is tested. */
export function demandLauncherNode(version = process.version) {
  if (parse(version)[0] >= OLDEST_LAUNCHER) return
  throw new LaunchError(`нужен Node.js ${OLDEST_LAUNCHER} или новее, а здесь ${version}.`)
}

/** ^22.22 || ^24.11 || >=26: what the server, Vite and the tests run on. */
export function canRunProduct(version) {
  const [major, minor] = parse(version)
  return (major === 22 && minor >= 22) || (major === 24 && minor >= 11) || major >= 26
}

/**
 * The Node that runs the product: the pinned one from node_modules, and where no package fits the platform (Alpine,
 * FreeBSD) the user's own, if it is new enough.
 */
export function demandProductNode({ bin = BIN, version = process.version, ask = askVersion } = {}) {
  const pinned = ask(join(bin, isWindows ? 'node.exe' : 'node')) ?? ask(join(bin, 'node'))
  if (pinned) return pinned
  if (canRunProduct(version)) return version
  throw new LaunchError(
    `для ${process.platform}-${process.arch} нет готового пакета Node.js: ` +
      `поставьте Node.js 22.22+, 24.11+ или 26 и новее (здесь ${version}).`,
  )
}

function askVersion(file) {
  if (!existsSync(file)) return undefined
  try {
    return execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}
