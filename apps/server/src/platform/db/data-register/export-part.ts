import type { REGISTERED_TABLES } from './tables.ts'

/** A table of the register. */
export type Table = keyof typeof REGISTERED_TABLES

/** One list of the archive that a client gets: the tables that it shows, and its SQL; `$id` is the client's id. */
export interface ExportPart {
  readonly tables: readonly Table[]
  readonly sql: string
}

/** Rows of the orders of a client, by order and part. */
export const ofOrders = (columns: string, table: string): string =>
  `select o.number as order_number, ${columns} from ${table} t join order_items i on i.id = t.order_item_id
    join orders o on o.id = i.order_id where o.person_id = $id order by o.number, i.position`

/** Rows of a client. */
export const ofPerson = (columns: string, table: string): string =>
  `select ${columns} from ${table} where person_id = $id`
