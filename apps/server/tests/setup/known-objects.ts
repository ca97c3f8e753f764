import { normaliseCadastralNumber, visibleText } from '@proverka/domain'
import type { TestServer } from './test-server.ts'

/** Above every id of the demo world. */
const FIRST_ID = 5_000_000

/** Has the register know objects by these numbers or addresses, without any data about them: they can be ordered. */
export async function knowObjects(server: Pick<TestServer, 'sql'>, keys: readonly string[]): Promise<void> {
  for (const key of new Set(keys)) {
    const number = normaliseCadastralNumber(key)
    await server.sql(
      `insert into demo_objects (id, number, address, area, area_okc, level, object_type, type_okc, status)
       select ${FIRST_ID} + (select count(*) from demo_objects where id >= ${FIRST_ID}), $1, $2, '', '', '', '', '', ''
        where not exists (select from demo_objects where number = $1 or (number is null and address = $2))`,
      [number, number ? '' : visibleText(key).trim()],
    )
  }
}
