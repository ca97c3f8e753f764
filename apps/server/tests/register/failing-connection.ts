import type { BulkConnection } from '../../src/adapters/registry/bulk/bulk-connection.ts'

/** A connection that is gone after so many calls: an open transaction is undone. */
export function failingAfter(connection: BulkConnection, steps: number): BulkConnection {
  let left = steps
  const step = () => {
    left -= 1
    if (left < 0) throw new Error('the database is gone')
  }
  return {
    ...connection,
    async run(text, values) {
      step()
      return connection.run(text, values)
    },
    async copyIn(table, columns, pieces) {
      step()
      return connection.copyIn(table, columns, pieces)
    },
  }
}
