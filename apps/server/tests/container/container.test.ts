import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { until } from '@proverka/test-support/until'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RUN_BESIDE } from '../../not-bundled.ts'
import { makeKey } from '../../src/commands/backup/keys.ts'
import { REPOSITORY } from '../../src/platform/locations.ts'
import { createEmptyDatabase } from '../setup/copy-database.ts'
import { liveSites } from '../setup/live-sites.ts'
import { CONTAINERFILE, readContainerfile } from './containerfile.ts'

/*
 * No image can be pulled where the tests run. So the file is checked by a linter, and its steps are taken as it says: the folder
 * that it copies is made, and the command is run as its user on a tree that cannot be written to.
 */

const { build, image, variables, user, command, health } = readContainerfile()
const [uid = 0, gid = 0] = user.split(':').map(Number)
const isRoot = process.getuid?.() === 0
/** Only root may become the user of the image; any other user is not root already. */
const owner = isRoot ? uid : process.getuid?.()

/** Whether this machine allows separate mounts for a process: the tree is then read-only for all users. */
const hasMounts = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0

/** Arguments: the tree, `uid:gid`, the command. */
const ENTER = `
  mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" || exit 125
  user=$1; shift
  exec setpriv --reuid="\${user%:*}" --regid="\${user#*:}" --clear-groups --no-new-privs "$@"`

describe('the files of shipping', () => {
  it('have nothing that the linter of container files objects to', () => {
    expect(validate(CONTAINERFILE)).toEqual([])
  })

  it('name no host of a registry, no secret and no root', () => {
    for (const name of ['Containerfile', 'compose.yaml'])
      expect(readFileSync(join(REPOSITORY, 'deploy', name), 'utf8')).not.toMatch(
        /[\w-]+\.(?:io|com|org|ru)\//,
      )
    expect([uid, gid].every((id) => id > 1000)).toBe(true)
    expect(CONTAINERFILE).not.toMatch(/PASSWORD|SECRET|_KEY/)
  })

  it('build as the other commands do', () => {
    const runs = build.filter(({ keyword }) => keyword === 'RUN').map(({ text }) => text)
    expect(runs[0]).toMatch(/packageManager.* install --frozen-lockfile$/)
    expect(runs[1]).toMatch(/turbo run build( --filter=@proverka\/(realty|fiz|console|server)){4}$/)
    expect(runs[2]).toBe('node deploy/collect.mjs /out')
  })
})

// Needs the sites and the server built: the step «container» builds them first.
describe.runIf(process.env['BUILT'] && process.env['DATABASE_URL'])('the image', () => {
  let root: string
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>
  let port: number
  let server: ChildProcess
  let settings: Record<string, string>
  let output = ''
  const paths = (text: string) =>
    text.replaceAll(/\/(out|app|data|backups)\b/g, (_, name: string) => join(root, name))

  /** Runs words of the file as its user, in a read-only tree; only the folders of its volumes are writable. */
  function run(words: readonly string[], cwd = '.', more: Readonly<Record<string, string>> = {}) {
    const app = join(root, 'app')
    const inner = words.map((word) => (word === 'node' ? process.execPath : paths(word)))
    const [file = '', ...args] = hasMounts
      ? ['unshare', '--mount', '--propagation=private', 'sh', '-c', ENTER, app, user, ...inner]
      : inner
    return spawn(file, args, {
      cwd: join(app, cwd),
      env: { ...settings, ...more },
      ...(isRoot && !hasMounts && { uid, gid }),
    })
  }

  const exitOf = async (child: ChildProcess) => {
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'proverka-image-'))
    chmodSync(root, 0o755)
    database = await createEmptyDatabase()
    port = await freePort()
    execFileSync(process.execPath, ['deploy/collect.mjs', join(root, 'out')], {
      cwd: REPOSITORY,
      stdio: 'inherit',
    })
    for (const { keyword, text } of image) {
      if (keyword === 'RUN')
        execFileSync('sh', [
          '-c',
          isRoot ? paths(text) : paths(text).replaceAll(/ --(?:owner|group)=\d+/g, ''),
        ])
      if (keyword === 'COPY') {
        const [from = '', to = ''] = text.replace('--from=build ', '').split(' ').map(paths)
        cpSync(from, to, { recursive: true })
        if (!hasMounts) execFileSync('chmod', ['-R', 'a-w', to])
      }
    }
    const payment = { provider: 'money', publicKey: '1', scriptUrl: 'https://example.com/widget.js' } as const
    writeFileSync(join(root, 'sites.json'), JSON.stringify(liveSites(payment)))
    settings = {
      PATH: process.env['PATH'] ?? '',
      ...variables,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: paths(variables['DATA_DIR'] ?? ''),
      DATABASE_URL: database.databaseUrl,
      SITES_FILE: join(root, 'sites.json'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      BEHIND_PROXY: '1',
      YOOKASSA_SHOP_ID: '1',
      YOOKASSA_SECRET_KEY: 'a',
    }
    server = run(command)
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (part: Buffer) => (output += part.toString()))
  })
  afterAll(async () => {
    server.kill('SIGKILL')
    await database.drop()
    if (!hasMounts) execFileSync('chmod', ['-R', 'u+w', root])
    rmSync(root, { recursive: true, force: true })
  })

  it('[OPS-08] starts in production, is not root, cannot change itself and answers at both hosts', async () => {
    await until('the health check of the image', async () => {
      if (server.exitCode !== null) throw new Error(output)
      return (await exitOf(run(health))) === 0 || undefined
    })
    for (const host of ['realty.example.com', 'fiz.example.com']) {
      const page = await hostFetch(port, host, '/', { headers: { 'x-forwarded-proto': 'https' } })
      expect(page.status).toBe(200)
      expect(page.text).toMatch(/<h1[\s>]/)
    }
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
    expect(/^Uid:\s+(\d+)\s+(\d+)/m.exec(status)?.slice(1)).toEqual([String(owner), String(owner)])
    expect(/^CapEff:\s+(\w+)/m.exec(status)?.[1]).toMatch(/^0+$/)
    // The tree is not writable, the data folder belongs to the server.
    expect(await exitOf(run(['touch', '/app/apps/server/dist/changed.js']))).not.toBe(0)
    expect(statSync(join(root, 'data')).uid).toBe(owner)
    expect(readdirSync(join(root, 'data'))).not.toEqual([])

    server.kill('SIGTERM')
    expect(await exitOf(server)).toBe(0)
    expect(await exitOf(run(health))).toBe(1)
  })

  it('makes a backup into its folder of backups', async () => {
    const backup = run(['node', '/app/apps/server/dist/backup.js'], '.', {
      BACKUP_DIR: paths('/backups'),
      BACKUP_RECIPIENT: await makeKey(join(root, 'backup-key.txt')),
    })
    let said = ''
    for (const stream of [backup.stdout, backup.stderr])
      stream.on('data', (part: Buffer) => (said += part.toString()))
    expect([await exitOf(backup), said]).toEqual([0, expect.stringMatching(/^Резервная копия /)])
    // Beside it is the list of what was destroyed on request.
    const [file = ''] = readdirSync(paths('/backups')).filter((name) => name !== 'destroyed.jsonl')
    expect(file).toMatch(/^proverka-.*\.tar\.age$/)
    expect(statSync(join(paths('/backups'), file)).uid).toBe(owner)
  })

  it('brings the commands of an operator, its licences and the list of what is in it', async () => {
    const app = join(root, 'app')
    for (const name of ['setup', 'backup', 'restore', 'bounce'])
      expect(existsSync(join(app, 'apps/server/dist', `${name}.js`))).toBe(true)
    const imports = RUN_BESIDE.map((name) => `await import('${name}')`).join('; ')
    expect(await exitOf(run(['node', '--input-type=module', '--eval', imports], 'apps/server'))).toBe(0)
    const refused = run(['node', '/app/apps/server/dist/backup.js'])
    let said = ''
    refused.stderr.on('data', (part: Buffer) => (said += part.toString()))
    expect(await exitOf(refused)).toBe(1)
    expect(said).toMatch(/^Не указана BACKUP_DIR/)
    const sbom = JSON.parse(readFileSync(join(app, 'sbom.cdx.json'), 'utf8')) as {
      bomFormat: string
      components: { name: string; purl: string }[]
    }
    expect(sbom.bomFormat).toBe('CycloneDX')
    const named = sbom.components.map(({ purl }) => purl)
    for (const name of ['hono', 'pg', 'react-dom'])
      expect(named.join('\n')).toMatch(new RegExp(`pkg:npm/${name}@\\d`))
    expect(Object.keys(JSON.parse(readFileSync(join(app, 'licences.json'), 'utf8')) as object)).toContain(
      'MIT',
    )
  })
})

function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
