import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { PackedPackage } from './pack-package.ts'
import { CommandError, run } from './run.ts'

/** What publint and are-the-types-wrong hold against a packed package; nothing, when it is clean. */
export async function lintPackage({ folder, tarball }: PackedPackage): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, level: 'suggestion', strict: true, pack: false })
  const faults = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
  return [...faults, ...(await typeFaults(tarball))]
}

async function typeFaults(tarball: string): Promise<readonly string[]> {
  try {
    await run('attw', [tarball, '--profile', 'esm-only', '--no-color'], import.meta.dirname)
    return []
  } catch (error) {
    if (error instanceof CommandError) return [error.message]
    throw error
  }
}
