import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import { fromKysely } from 'pg-boss'
import type { DumpConnection } from './dump-connection.ts'
import type { Schema } from './schema/schema.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { watchWrites, type TableName } from './watch-writes.ts'

export type Db = Kysely<Schema>

/** What queries see of the database: the transaction they run in, if any, else the root. */
export interface Database {
  /** The current transaction, or the root connection outside of one. */
  readonly current: Db
  readonly isInTransaction: boolean
  /**
   * Runs `work` in a transaction, and again when the database undid it for a deadlock or a serialisation fault; a nested
   * call joins the one that is open.
   */
  transaction: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs `work` once what is written now can be seen by others: after the open transaction commits, else at once. */
  afterCommit: (work: () => void) => void
  /** SQL of libraries that write their own: in the open transaction, or a whole script outside of one. */
  runRawSql: RunSql
  /** Calls back when this process has written to one of the tables, once that is committed. */
  onWrite: (tables: readonly TableName[], listener: () => void) => void
  /** Tells those who listen of a write by raw SQL, which is not seen otherwise. */
  noteWrite: (table: TableName) => void
  /** Runs `work` while no other process on this database runs such work: migrations, seeds, the schema of the queue. */
  runAlone: RunAlone
  /** Runs `work` on the database as it is at one moment; on the embedded engine all others wait for its end. */
  readSnapshot: ReadSnapshot
  /** Connections by state, for metrics. */
  countConnections: () => Readonly<Record<string, number>>
  readonly engine: 'pglite' | 'postgres'
  close: () => Promise<void>
}

type RunAlone = <Result>(work: () => Promise<Result>) => Promise<Result>

type ReadSnapshot = <Result>(work: (connection: DumpConnection) => Promise<Result>) => Promise<Result>

type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** What an engine provides in addition to Kysely. */
export interface Engine {
  readonly kind: Database['engine']
  /** Runs SQL of several statements outside of any transaction. */
  runScript: RunSql
  runAlone: RunAlone
  readSnapshot: ReadSnapshot
  countConnections: () => Readonly<Record<string, number>>
  close: () => Promise<void>
}

interface OpenTransaction {
  readonly transaction: Transaction<Schema>
  /** What is to be done after the commit, in order. */
  readonly waiting: (() => void)[]
}

/**
 * Follows the open transaction through the call chain. Using the root inside a transaction would deadlock on PGlite,
 * which has one connection; so the root is never exposed.
 */
export function createDatabase(root: Db, engine: Engine): Database {
  const open = new AsyncLocalStorage<OpenTransaction>()
  const listeners = new Map<TableName, (() => void)[]>()
  const watched = root.withPlugin(watchWrites(noteWrite))

  function noteWrite(table: TableName): void {
    afterCommit(() => listeners.get(table)?.forEach((listener) => listener()))
  }

  function afterCommit(work: () => void): void {
    const waiting = open.getStore()?.waiting
    if (waiting) waiting.push(work)
    else work()
  }

  return {
    get current() {
      return open.getStore()?.transaction ?? watched
    },
    get isInTransaction() {
      return open.getStore() !== undefined
    },
    async transaction(work) {
      if (open.getStore()) return work()
      return retryConflicts(async () => {
        const waiting: (() => void)[] = []
        const result = await watched
          .transaction()
          .execute((transaction) => open.run({ transaction, waiting }, work))
        return { result, waiting }
      }).then(({ result, waiting }) => {
        for (const follow of waiting) follow()
        return result
      })
    },
    afterCommit,
    runRawSql: (text, values) => {
      const transaction = open.getStore()?.transaction
      return transaction ? fromKysely(transaction).executeSql(text, values) : engine.runScript(text, values)
    },
    onWrite(tables, listener) {
      for (const table of tables) listeners.set(table, [...(listeners.get(table) ?? []), listener])
    },
    noteWrite,
    runAlone: engine.runAlone,
    readSnapshot: engine.readSnapshot,
    countConnections: engine.countConnections,
    engine: engine.kind,
    close: engine.close,
  }
}
