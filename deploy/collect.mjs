import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { READ_BESIDE, RUN_BESIDE } from '../apps/server/not-bundled.ts'

// `node deploy/collect.mjs <folder>`: what runs in service, out of a repository that is installed and built. The image, a machine
// without containers and the test take the same folder.

const ROOT = resolve(import.meta.dirname, '..')
const PNPM = join(ROOT, 'node_modules', '.bin', 'pnpm')

/** The workspaces whose dependencies are in what is shipped. */
const SHIPPED = ['server', 'realty', 'fiz'].map((name) => `--filter=@proverka/${name}`)

/** Licences that ask for no more than their own text. MPL and the fonts' one bind only changes of those files themselves. */
const LICENCES = new Set([
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
])

const out = resolve(process.argv[2] ?? '')
if (process.argv[2] === undefined || existsSync(out)) throw new Error('node deploy/collect.mjs <new folder>')
for (const [from, to] of [
  ['apps/server/dist', 'apps/server/dist'],
  ['apps/server/catalogue.json', 'apps/server/catalogue.json'],
  ['apps/realty/dist', 'apps/realty/dist'],
  ['apps/fiz/dist', 'apps/fiz/dist'],
  ['apps/console/dist', 'apps/console/dist'],
  ['deploy/health.mjs', 'health.mjs'],
  ['LICENSE', 'LICENSE'],
])
  cpSync(join(ROOT, from), join(out, to), { recursive: true })
// What Node asks of a package before it runs its files.
for (const name of ['server', 'realty', 'fiz'])
  writeFileSync(join(out, 'apps', name, 'package.json'), '{ "type": "module" }\n')

const copied = new Map()
const installed = (name) => join(ROOT, 'apps', 'server', 'node_modules', name)
for (const name of RUN_BESIDE) copyPackage(name, installed(name))
for (const name of READ_BESIDE) copyFolder(name, realpathSync(installed(name)))

const licences = JSON.parse(pnpm('licenses', 'list', '--prod', '--json', ...SHIPPED))
const strange = Object.keys(licences).filter((licence) => !LICENCES.has(licence))
if (strange.length > 0)
  throw new Error(
    `licences that nobody has looked at: ${strange.map((name) => `${name} (${licences[name].map((one) => one.name).join(', ')})`).join('; ')}`,
  )
writeFileSync(join(out, 'licences.json'), withoutPaths(licences))
pnpm(
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--lockfile-only',
  '--prod',
  ...SHIPPED,
  `--out=${join(out, 'sbom.cdx.json')}`,
)

/** A package with what it depends on, all beside each other; two versions of one would need more than that. */
function copyPackage(name, link) {
  const folder = realpathSync(link)
  const {
    version,
    dependencies = {},
    optionalDependencies = {},
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (copied.has(name)) {
    if (copied.get(name) !== version) throw new Error(`two versions of ${name}`)
    return
  }
  copied.set(name, version)
  const target = join(out, 'apps', 'server', 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(folder, target, {
    recursive: true,
    filter: (file) => !file.startsWith(join(folder, 'node_modules')),
  })
  const beside = folder.slice(0, -name.length)
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) {
    // Of what is optional only what fits this platform is installed.
    if (existsSync(join(beside, other))) copyPackage(other, join(beside, other))
    else if (other in dependencies && !(other in optionalDependencies))
      throw new Error(`${name} lacks ${other}`)
  }
}

/** Without types and maps, which nobody reads there. */
function copyFolder(name, folder) {
  const target = join(out, 'apps', 'server', 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(folder, target, {
    recursive: true,
    filter: (file) => !file.startsWith(join(folder, 'node_modules')) && !/\.(?:d\.[cm]?ts|map)$/.test(file),
  })
}

function pnpm(...args) {
  return execFileSync(PNPM, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Folders of the machine that built it are nobody's business. */
function withoutPaths(list) {
  return JSON.stringify(list, (key, value) => (key === 'paths' ? undefined : value), 2)
}
