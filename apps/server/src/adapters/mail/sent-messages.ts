import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies of messages that went out, where there is no service to hand them to: they end like all data. */
export interface SentMessages {
  /** Removes the messages of these keys; answers how many there were. */
  readonly forget: (keys: readonly string[]) => Promise<number>
  /** Removes what was sent before an instant; answers how many. */
  readonly forgetBefore: (before: Date) => Promise<number>
}

/** The name of a message's file without its ending. */
export const sentName = (key: string): string => key.replaceAll(/[^\w-]+/g, '_')

/** Messages as files of a folder. */
export function createSentFiles(folder: string, ending: string): SentMessages {
  async function remove(names: readonly string[]): Promise<number> {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
    return names.length
  }
  const list = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending) || name.endsWith('.part'))
  return {
    async forget(keys) {
      const wanted = new Set(keys.map((key) => sentName(key) + ending))
      return remove((await list()).filter((name) => wanted.has(name)))
    },
    async forgetBefore(before) {
      const old: string[] = []
      for (const name of await list()) {
        const facts = await stat(join(folder, name)).catch(() => undefined)
        if (facts && facts.mtime < before) old.push(name)
      }
      return remove(old)
    },
  }
}

/** Messages in memory, for tests: they do not know when they were sent. */
export function sentInMemory(messages: Map<string, unknown>): SentMessages {
  return {
    forget: async (keys) => keys.filter((key) => messages.delete(key)).length,
    forgetBefore: async () => 0,
  }
}
