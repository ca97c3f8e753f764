import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApiClient } from '@proverka/api'
import { startDevServer } from '@proverka/dev-env'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { USER_PROJECT } from './pack-package.ts'
import type { PackedPackage } from './pack-package.ts'
import { examplesProgram } from './call-types/api-reference.ts'
import { exampleSetup } from './example-setup.ts'
import { CLAIM_SOURCE, codeBlocks, exampleProgram, referenceExamples } from './readme-examples.ts'
import { referencePages } from './reference.ts'
import { run } from './run.ts'

/** A program made from one block of a README. */
export interface Example {
  readonly file: string
  readonly needsServer: boolean
}

/** Writes the examples of a package, those of its README and of its reference, into the user's project. */
export function writeExamples({ name, folder }: PackedPackage): readonly Example[] {
  const { given, needsServer = false } = exampleSetup(name)
  const blocks = [
    ...codeBlocks(readFileSync(join(folder, 'README.md'), 'utf8')),
    ...referencePages(name).flatMap(referenceExamples),
  ]
  writeFileSync(join(USER_PROJECT, 'claim.js'), CLAIM_SOURCE)
  writeFileSync(
    join(USER_PROJECT, 'claim.d.ts'),
    'export declare function claim<T>(line: string, actual: T, expected: unknown): void\n',
  )
  return blocks.map((block, index) => {
    const file = join(USER_PROJECT, `${name}-${index + 1}.ts`)
    writeFileSync(file, `import { claim } from './claim.js'\n${given()}${exampleProgram(block)}`)
    return { file, needsServer }
  })
}

/** Checks the types of the user's project as a strict project of today would, those of every call of the reference, too. */
export async function checkTypes(): Promise<void> {
  writeFileSync(join(USER_PROJECT, 'api-reference.ts'), examplesProgram())
  const options = { module: 'nodenext', target: 'es2022', strict: true, noEmit: true, types: [] }
  writeFileSync(
    join(USER_PROJECT, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...options, lib: ['es2023', 'dom'] }, include: ['*.ts'] }),
  )
  await run('tsc', ['-p', USER_PROJECT], USER_PROJECT)
}

/** Runs the examples on a Node, with the packages as they were packed and a product of their own. */
export async function runOnNode(node: string, examples: readonly Example[]): Promise<void> {
  const files = examples.map(({ file }) => file)
  const outdir = join(USER_PROJECT, 'node')
  // Only the types are taken away: packages are found by Node itself.
  await build({ entryPoints: files, outdir, format: 'esm', target: 'es2022', charset: 'utf8' })
  writeFileSync(join(outdir, 'claim.js'), CLAIM_SOURCE)
  // With their past: the demo client has money on the balance.
  const server = await startDevServer({ demoLife: true })
  try {
    // Node resolves no names below localhost; an address is the main site, as every unknown host is.
    const baseUrl = `http://127.0.0.1:${new URL(server.originOf('realty')).port}/api`
    const env = { BASE_URL: baseUrl, ...DEMO_CLIENT, KEY: await keyOfClient(baseUrl) }
    for (const file of files) await run(node, [outputName(outdir, file)], USER_PROJECT, env)
  } finally {
    await server.stop()
  }
}

/** An account of the demo, as its seeds have it. */
const DEMO_CLIENT = { PERSON: 'client@example.com', PASSWORD: 'proverka-demo' }

/** A key with which a program orders for the demo client. */
async function keyOfClient(baseUrl: string): Promise<string> {
  let session = ''
  const api = createApiClient({ baseUrl, getToken: () => session })
  const { PERSON: username, PASSWORD: password } = DEMO_CLIENT
  session = (await api.auth.login({ body: { username, password } })).token
  return (await api.apiToken.renewApiToken({ query: {} })).token
}

/** Runs the examples that need no server in a page and in a worker of Chromium; returns its version. */
export async function runInBrowser(executablePath: string, examples: readonly Example[]): Promise<string> {
  const files = examples.filter(({ needsServer }) => !needsServer).map(({ file }) => file)
  const outdir = join(USER_PROJECT, 'browser')
  mkdirSync(outdir, { recursive: true })
  await build({ entryPoints: files, outdir, bundle: true, format: 'esm', platform: 'browser' })
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(path.endsWith('.js') ? readFileSync(join(outdir, path.slice(1))) : '<!doctype html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    for (const file of files) {
      const address = `/${outputName('', file)}`
      await page.evaluate((url) => import(url), address)
      await page.evaluate(runInWorker, address)
    }
    return browser.version()
  } finally {
    await browser.close()
    server.close()
  }
}

/** Runs in the page: a worker that imports the module and says how it went. */
function runInWorker(url: string): Promise<void> {
  const source = `import(${JSON.stringify(location.origin + url)}).then(() => postMessage(''), (error) => postMessage(String(error)))`
  const blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  return new Promise((resolve, reject) => {
    const worker = new Worker(blob, { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<string>) =>
      data === '' ? resolve() : reject(new Error(`worker: ${data}`)),
    )
    worker.addEventListener('error', ({ message }) => reject(new Error(`worker: ${message}`)))
  })
}

function outputName(folder: string, file: string): string {
  const name = (file.split(/[\\/]/).at(-1) ?? '').replace(/\.ts$/, '.js')
  return folder === '' ? name : join(folder, name)
}
