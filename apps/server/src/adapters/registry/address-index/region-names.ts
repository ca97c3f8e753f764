import { addressPartText } from '@proverka/domain/register'
import type { RunStatement } from '../../../platform/db/dump-connection.ts'

/** Names of the loaded regions: «обл Примерная», «г Москва». */
export async function listRegionNames(run: RunStatement): Promise<readonly string[]> {
  const { rows } = await run(
    `select distinct c.type, c.name from register.gar_relations r
       join register.gar_cards c on c.region = r.region and c.object_id = r.object_id and c.is_active
      where r.parent_id = 0 order by c.name`,
  )
  return (rows as { type: string; name: string }[]).map((row) => addressPartText({ level: 1, ...row }))
}
