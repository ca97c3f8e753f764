import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkGeneratedClients } from './generated-clients.ts'
import { checkHovers } from './hovers.ts'
import { lintPackage } from './lint-package.ts'
import { openBothWays } from './open-both-ways.ts'
import { lookIntoTarball } from './look-into-tarball.ts'
import { measureSizes } from './measure-sizes.ts'
import { installPackages, packPackage, type PackedPackage } from './pack-package.ts'
import { folderOf, publishedPackages, WORKPLACE } from './published-packages.ts'
import { sizeFaults, withSizes } from './readme-sizes.ts'
import { staleReferenceFiles } from './reference.ts'
import { checkTypes, runInBrowser, runOnNode, writeExamples } from './run-examples.ts'
import { run } from './run.ts'
import { checkTypeCost } from './type-cost.ts'

/**
 * Packs the published packages and tries them as a consumer would: what is packed, what it weighs, whether the README
 * examples have the right types and run on Node, in a page and in a worker. Further versions of Node: `--node
 * <path>`. `--write-sizes` writes the sizes into the READMEs.
 */
const { values } = parseArgs({
  options: {
    node: { type: 'string', multiple: true, default: [] },
    'write-sizes': { type: 'boolean', default: false },
  },
})

/** Runs one check and says how it went; the others run all the same. */
async function check(title: string, work: () => Promise<string | void>): Promise<void> {
  try {
    const figures = await work()
    console.log(`✓ ${title}${figures ? `\n${figures.trimEnd()}` : ''}`)
  } catch (error) {
    process.exitCode = 1
    console.error(`✗ ${title}\n${error instanceof Error ? error.message : String(error)}`)
  }
}

rmSync(WORKPLACE, { recursive: true, force: true })
const packages: PackedPackage[] = []
// Each after those it depends on: one build at a time is enough for two cores.
for (const name of publishedPackages()) packages.push(await packPackage(name))
await installPackages(packages)

for (const packed of packages) {
  await check(`@proverka/${packed.name}: содержимое, publint и attw`, async () => {
    const faults = [...(await lookIntoTarball(packed)), ...(await lintPackage(packed))]
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
}

await check('Размеры: README каждого пакета говорит правду', async () => {
  const sizes = await measureSizes(packages)
  const faults = packages.flatMap(({ name }) => {
    const file = join(folderOf(name), 'README.md')
    const own = sizes.filter((size) => size.package === name)
    if (values['write-sizes']) writeFileSync(file, withSizes(readFileSync(file, 'utf8'), own))
    return sizeFaults(readFileSync(file, 'utf8'), own).map((fault) => `@proverka/${name}: ${fault}`)
  })
  if (faults.length > 0)
    throw new Error(`${faults.join('\n')}\nЗаписать: npm run library -- --write-sizes, затем npm run format`)
})

await check('Подсказки редактора: каждый вызов и его типы', async () => checkHovers())

await check('Цена типов без skipLibCheck', checkTypeCost)

await check('Справочник docs/reference говорит то же, что код', async () => {
  const stale = await staleReferenceFiles()
  if (stale.length > 0) throw new Error(`Устарели: ${stale.join(', ')}. Обновить: npm run reference`)
})

await check('Клиенты из OpenAPI: openapi-typescript и orval', checkGeneratedClients)

const examples = packages.flatMap(writeExamples)
await check(`Примеры README и справочника (${examples.length}): типы`, checkTypes)
for (const node of new Set([process.execPath, process.env['npm_node_execpath'], ...values.node])) {
  if (node === undefined) continue
  const version = (await run(node, ['--version'], WORKPLACE)).trim()
  await check(`import и require: Node ${version}`, () => openBothWays(node, packages))
  await check(`Примеры: Node ${version}`, () => runOnNode(node, examples))
}
await check('Примеры: страница и Worker', () =>
  runInBrowser(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', examples),
)
