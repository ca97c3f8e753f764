import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DAY_MS } from '@proverka/domain/timing'
import { DATA_TERMS } from '@proverka/domain/legal'
import { StartError } from '../../platform/db/start-error.ts'
import {
  readDestroyedEntry,
  readDestroyedList,
  type DestroyedEntry,
} from '../../services/destruction/destroyed-list.ts'
import type { FileStorage } from '../../adapters/storage/file-storage.ts'

/** Beside the backups, an act a line: what a restore of any of them destroys again. */
const NAME = 'destroyed.jsonl'

/** The list beside a backup. */
export const destroyedFileOf = (backup: string): string => join(dirname(backup), NAME)

/** Adds what is new in the storage to the list beside the backups, which is there from then on; answers how many acts are in it. */
export async function saveDestroyedList(files: FileStorage, folder: string, now: Date): Promise<number> {
  const file = join(folder, NAME)
  const before = new Date(now.getTime() - DATA_TERMS.act * DAY_MS).toISOString()
  const known = existsSync(file) ? readDestroyedFile(file) : []
  const entries = new Map([...known, ...(await readDestroyedList(files))].map((entry) => [entry.act, entry]))
  const kept = [...entries.values()].filter(({ at }) => at >= before)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.part`
  const lines = kept
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((entry) => JSON.stringify(entry))
  await writeFile(draft, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  await rename(draft, file)
  return kept.length
}

/** Throws `StartError` that names the invalid line. */
export function readDestroyedFile(file: string): DestroyedEntry[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new StartError(`Списка удаленного ${file} нет: проверьте путь.`)
    throw new StartError(`Список удаленного ${file} не читается: ${(error as Error).message}.`)
  }
  return text.split('\n').flatMap((line, place) => {
    if (line === '') return []
    try {
      return [readDestroyedEntry(line)]
    } catch {
      throw new StartError(`Список удаленного ${file} испорчен в строке ${place + 1}.`)
    }
  })
}
