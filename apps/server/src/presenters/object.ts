import { normaliseObject, type CadastralObject } from '@proverka/domain'
import type { FoundObject } from '../db/queries/demo-objects.ts'

/** What the register says about an object, in the spelling of the API. */
export const presentObject = (row: FoundObject): CadastralObject =>
  normaliseObject({
    Number: row.number ?? '',
    Address: row.address,
    Area: row.area,
    AreaOKC: row.area_okc,
    Level: row.level,
    ObjectType: row.object_type,
    TypeOKC: row.type_okc,
    Status: row.status,
  })
