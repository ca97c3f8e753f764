import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findLoopIds } from './loop-titles.ts'
import { walkFiles } from './walk-files.ts'

const GROUP = /\[([A-Z]{2,}-\d+(?:,\s*[A-Z]{2,}-\d+)*)\]/g
/** A title is a text that begins with its ids: `it('[VALID-03, VALID-04] [ERR-02] refuses ...')`. */
const TITLE = /(['"`])((?:\[[A-Z]{2,}-\d+(?:,\s*[A-Z]{2,}-\d+)*\]\s*)+)/g
/** The title of a table of tests, whose ids are in its rows: `it.each([['ERR-04', ...]])('[%s] ...')`. */
const TABLE_TITLE = /\(\s*['"`]\[(?:%s|\$\w+)\]/
const ROW_ID = /(['"`])([A-Z]{2,}-\d+)\1/g
/** Its own tests name ids only as examples. */
const CHECKS = join('tooling', 'checks')
const TEST_FILE = /\.test\.tsx?$|\.e2e\.ts$|\.stories\.tsx$/

export interface NamedId {
  readonly id: string
  /** `packages/domain/src/inn/inn.test.ts:12` */
  readonly place: string
  readonly kind: TestKind
}

/** What a test looks at: the running sites (with the brands that it runs on), what is drawn, or code. */
export type TestKind = 'realty' | 'fiz' | 'both' | 'drawn' | 'code'

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
      const path = relative(root, file)
      const namedAt = (index: number, ids: readonly string[]) => {
        const line = source.slice(0, index).split('\n').length
        return ids.map((id) => ({ id, place: `${path}:${line}`, kind: kindOf(path) }))
      }
      const named = (match: RegExpMatchArray, ids: readonly string[]) => namedAt(match.index ?? 0, ids)
      return [
        ...[...source.matchAll(TITLE)].flatMap((match) => named(match, idsIn(match[2] ?? ''))),
        ...(TABLE_TITLE.test(source)
          ? [...source.matchAll(ROW_ID)].flatMap((match) => named(match, [match[2] ?? '']))
          : []),
        ...findLoopIds(source).flatMap(({ id, index }) => namedAt(index, [id])),
      ]
    })
}

/** `each` tries a file on both brands in every run, `both` on one of them in turn. */
const SITES = /^tooling\/e2e\/(realty|fiz|both|each)\//
/** Stories, tests of screens, and of stories in a browser. */
const DRAWN = /\.stories\.tsx$|^packages\/(?:screens|ui)\/|^tooling\/stories\//

function kindOf(path: string): TestKind {
  const site = SITES.exec(path)?.[1]
  if (site) return site === 'each' ? 'both' : (site as TestKind)
  return DRAWN.test(path) ? 'drawn' : 'code'
}
