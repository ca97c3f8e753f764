import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { walkFiles } from './walk-files.ts'

const GROUP = /\[([A-Z]{2,}-\d+(?:,\s*[A-Z]{2,}-\d+)*)\]/g
/** A title is a text that begins with its ids: `it('[VALID-03, VALID-04] refuses ...')`. */
const TITLE = /(['"`])(\[[A-Z]{2,}-\d+(?:,\s*[A-Z]{2,}-\d+)*\])/g
/** Its own tests name ids only as examples. */
const CHECKS = join('tooling', 'checks')
const TEST_FILE = /\.test\.tsx?$|\.e2e\.ts$|\.stories\.tsx$/

export interface NamedId {
  readonly id: string
  /** `packages/domain/src/inn/inn.test.ts:12` */
  readonly place: string
}

/** The requirement ids in one title. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(GROUP)].flatMap((match) => (match[1] ?? '').split(/,\s*/))
}

/** The ids that titles of tests and stories below a folder name, with their places. */
export function findNamedIds(root: string): NamedId[] {
  return walkFiles(root)
    .filter((file) => TEST_FILE.test(file) && !relative(root, file).startsWith(CHECKS))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return [...source.matchAll(TITLE)].flatMap((match) => {
        const line = source.slice(0, match.index).split('\n').length
        return idsIn(match[2] ?? '').map((id) => ({ id, place: `${relative(root, file)}:${line}` }))
      })
    })
}
