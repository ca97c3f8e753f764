import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { walkFiles } from './walk-files.ts'

const SOURCE = /\.(?:ts|tsx|mts|mjs|js|css)$/

/** Lines of a file that a reader still takes in: a longer one has two subjects. */
const MOST_LINES = 300

/** Sources that are longer than a file may be. Data, texts and migrations do not count. */
export function findLongFiles(root: string): string[] {
  return walkFiles(root)
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length
      const name = relative(root, file)
      return lines > MOST_LINES
        ? [`${name}: строк ${lines}, можно ${MOST_LINES}; разделите по предметам`]
        : []
    })
}

if (import.meta.main) finishCheck(findLongFiles(REPOSITORY), `Нет файла длиннее ${MOST_LINES} строк.`)
