import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { causeOf } from './causes.mjs'
import { toolEnvironment } from './environment.mjs'
import { LaunchError } from './launch-error.mjs'
import { ROOT } from './root.mjs'
import { runCommand } from './run-command.mjs'

/** Chromium without its windows, which tests never show: it opens the same pages with a third less work. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const E2E = join(ROOT, 'tooling', 'e2e')
const PRINT_PATH = "process.stdout.write(require('@playwright/test').chromium.executablePath())"

/** The browser that the machine has: `CHROMIUM_PATH`, else one on PATH, else at a usual place. */
export function findChromium(env = process.env, exists = existsSync) {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new LaunchError(`CHROMIUM_PATH указывает на ${env.CHROMIUM_PATH}, а такого файла нет.`)
  }
  const folders = (env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...FIXED_PLACES].find((file) => exists(file))
}

/** Debian's package is taken only where it may be: by root, on Debian itself (Ubuntu's is an empty shell for snap). */
export function canUseApt({ uid = process.getuid?.(), release = osRelease() } = {}) {
  return uid === 0 && /^ID="?debian"?$/m.test(release)
}

/** Finds a Chromium or installs one; returns its path, throws `LaunchError` when there is no way to get one. */
export async function ensureChromium(
  report,
  { find = findChromium, run = runCommand, mayApt = canUseApt() } = {},
) {
  const found = find()
  if (found) return found
  const env = toolEnvironment()
  const onLine = (line) => report(line)
  const outputs = []
  if (mayApt) {
    const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, onLine }
    await run('apt-get', ['update', '-q'], apt)
    // Releases before Debian 12 have no package of the shell.
    for (const name of [SHELL, 'chromium']) {
      const installation = ['install', '-y', '-q', '--no-install-recommends', name]
      outputs.push((await run('apt-get', installation, apt)).output)
      const installed = find()
      if (installed) return installed
    }
  }
  const download = await run('pnpm', ['exec', 'playwright', 'install', 'chromium'], { cwd: E2E, env, onLine })
  if (download.code === 0) {
    const { output } = await run('node', ['-e', PRINT_PATH], { cwd: E2E, env })
    return output.trim()
  }
  outputs.push(download.output)
  throw new LaunchError(
    `нет Chromium и его не удалось поставить: ${causeOf(outputs.join('\n')) ?? 'подробности выше.'} ` +
      'Поставьте браузер сами и укажите его в CHROMIUM_PATH или запустите «npm test -- --fast».',
    { detail: outputs.join('\n').split('\n').slice(-15).join('\n') },
  )
}

function osRelease() {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
}
