import { FLAT } from '@proverka/test-support/guest-order'
import type { TestServer } from './test-server.ts'

/** Puts an object without a number into the demo register, with the documents of another: its address is its key. */
export async function addObject(server: TestServer, address: string): Promise<void> {
  await server.sql(
    `insert into demo_objects (id, number, address, area, area_okc, level, object_type, type_okc, status, extract, history)
     select (select max(id) + 1 from demo_objects), null, $1, area, area_okc, level, object_type, type_okc, status,
       extract, history
     from demo_objects where number = $2`,
    [address, FLAT],
  )
}
