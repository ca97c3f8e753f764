import {
  DeleteQueryNode,
  InsertQueryNode,
  TableNode,
  UpdateQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
} from 'kysely'
import type { Schema } from './schema/schema.ts'

export type TableName = keyof Schema

/**
 * Tells which tables the queries of this process write to, after each query. Raw SQL, other processes and what the
 * database does by itself are not seen.
 */
export function watchWrites(onWrite: (table: TableName) => void): KyselyPlugin {
  const running = new WeakMap<QueryId, TableName>()
  return {
    transformQuery({ node, queryId }) {
      const table = writtenTable(node)
      if (table) running.set(queryId, table)
      return node
    },
    async transformResult({ queryId, result }) {
      const table = running.get(queryId)
      if (table) onWrite(table)
      return result
    },
  }
}

function writtenTable(node: OperationNode): TableName | undefined {
  const target = InsertQueryNode.is(node)
    ? node.into
    : UpdateQueryNode.is(node)
      ? node.table
      : DeleteQueryNode.is(node)
        ? node.from.froms[0]
        : undefined
  return target && TableNode.is(target) ? (target.table.identifier.name as TableName) : undefined
}
