import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { lintPackage } from './lint-package.ts'
import { packPackage } from './pack-package.ts'
import { PUBLISHED, WORKPLACE } from './published-packages.ts'
import { staleReferenceFiles } from './reference.ts'
import { checkTypes, runInBrowser, runOnNode, writeExamples } from './run-examples.ts'
import { run } from './run.ts'
import { checkSizes } from './size-limits.ts'

/**
 * Packs the published packages and tries them as a stranger would: what is packed, what it weighs, whether the README
 * examples have the right types and run on Node, in a page and in a worker. Further versions of Node: `--node <path>`.
 */
const { values } = parseArgs({ options: { node: { type: 'string', multiple: true, default: [] } } })

rmSync(WORKPLACE, { recursive: true, force: true })
const packages = PUBLISHED.map(packPackage)
for (const packed of packages) {
  const faults = await lintPackage(packed)
  if (faults.length > 0) throw new Error(`${packed.name}:\n${faults.join('\n')}`)
  console.log(`@proverka/${packed.name}: publint и attw без замечаний`)
}
console.log(checkSizes().trim())

const stale = staleReferenceFiles()
if (stale.length > 0) throw new Error(`Справочник устарел (${stale.join(', ')}): npm run reference`)
console.log('Справочник docs/reference говорит то же, что код')

const examples = packages.flatMap(writeExamples)
checkTypes()
for (const node of new Set([process.execPath, process.env['npm_node_execpath'], ...values.node])) {
  if (node === undefined) continue
  await runOnNode(node, examples)
  console.log(`Примеры README (${examples.length}): Node ${run(node, ['--version'], WORKPLACE).trim()}`)
}
const version = await runInBrowser(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', examples)
console.log(`Примеры README: страница и Worker, Chromium ${version}`)
