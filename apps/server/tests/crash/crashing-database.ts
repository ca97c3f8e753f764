import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'

/** Burns one step per write, commit, call to the outside and answer; once it is blown nothing works any more. */
export interface Fuse {
  /** Refuses when the process is dead already. */
  readonly check: () => void
  /** One more step; the one that is one too many does not happen. */
  readonly burn: () => void
  readonly isBlown: () => boolean
  readonly burnt: () => number
}

export function createFuse(steps: number): Fuse {
  let burnt = 0
  let isBlown = false
  const check = () => {
    if (isBlown) throw new Error('the process is dead')
  }
  return {
    check,
    burn() {
      check()
      isBlown = burnt >= steps
      check()
      burnt += 1
    },
    isBlown: () => isBlown,
    burnt: () => burnt,
  }
}

const WRITES = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])

/** The database as a process sees it that is killed when its fuse is blown: an open transaction is rolled back. */
export function createCrashingDatabase(database: Database, fuse: Fuse): Database {
  const inside = new AsyncLocalStorage<true>()
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (WRITES.has(node.kind)) fuse.burn()
      else fuse.check()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    ...database,
    get current() {
      return database.current.withPlugin(plugin)
    },
    transaction(work) {
      fuse.check()
      if (inside.getStore()) return work()
      return database.transaction(() =>
        inside.run(true, async () => {
          const result = await work()
          // The commit.
          fuse.burn()
          return result
        }),
      )
    },
    runRawSql(text, values) {
      fuse.burn()
      return database.runRawSql(text, values)
    },
  }
}
