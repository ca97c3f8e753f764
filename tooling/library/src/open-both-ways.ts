import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { USER_PROJECT, type PackedPackage } from './pack-package.ts'
import { readPackageJson } from './published-packages.ts'
import { run } from './run.ts'

/**
 * Opens every entry of the packed packages with `import` and with `require` on a Node; throws `CommandError` where one of
 * the two fails, or gives other names than the other.
 */
export async function openBothWays(node: string, packages: readonly PackedPackage[]): Promise<void> {
  const entries = packages.flatMap(entriesOf)
  const file = join(USER_PROJECT, 'open-both-ways.cjs')
  writeFileSync(file, program(entries))
  await run(node, [file], USER_PROJECT)
}

/** `@proverka/domain/orders`: the entries that are code, patterns aside. */
function entriesOf({ name, folder }: PackedPackage): readonly string[] {
  return Object.entries(readPackageJson(folder).exports ?? {})
    .filter(([entry, target]) => typeof target === 'object' && !entry.includes('*'))
    .map(([entry]) => `@proverka/${name}${entry.slice(1)}`)
}

function program(entries: readonly string[]): string {
  return `
const namesOf = (module) => Object.keys(module).filter((name) => name !== 'default' && name !== '__esModule').sort()
const open = async (entry) => {
  const required = namesOf(require(entry))
  const imported = namesOf(await import(entry))
  if (required.length === 0 || required.join() !== imported.join()) throw new Error(entry + ': ' + required + ' / ' + imported)
}
Promise.all(${JSON.stringify(entries)}.map(open)).catch((error) => {
  console.error(error)
  process.exitCode = 1
})
`
}
