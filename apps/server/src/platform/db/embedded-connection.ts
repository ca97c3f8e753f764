import type { PGlite } from '@electric-sql/pglite'
import type { DumpConnection, LoadConnection } from './dump-connection.ts'

/** Reads the embedded database in one transaction; its other users wait meanwhile. */
export const dumpEmbedded = <Result>(
  client: PGlite,
  work: (connection: DumpConnection) => Promise<Result>,
): Promise<Result> =>
  client.transaction((transaction) =>
    work({
      run: (text, values) => transaction.query(text, values),
      async *copyOut(source) {
        const { blob } = await transaction.query(`copy ${source} to '/dev/blob'`)
        if (blob) yield* blob.stream()
      },
    }),
  )

/** Fills an embedded database in one transaction. */
export const loadEmbedded = <Result>(
  client: PGlite,
  work: (connection: LoadConnection) => Promise<Result>,
): Promise<Result> =>
  client.transaction((transaction) =>
    work({
      run: (text, values) => transaction.query(text, values),
      async copyIn(target, chunks) {
        const parts: BlobPart[] = []
        for await (const chunk of chunks) parts.push(new Uint8Array(chunk))
        await transaction.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob(parts) })
      },
    }),
  )
