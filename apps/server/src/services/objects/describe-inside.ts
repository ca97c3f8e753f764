import type { objectInfoReply } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { FoundObject } from '../../platform/db/queries/objects/demo-objects.ts'
import type { AppContext } from '../context.ts'
import { presentListedObject, presentObject } from './present-object.ts'

type Inside = Pick<InferInput<typeof objectInfoReply>, 'no_number' | 'units'>

/** Houses with more are not sent whole. */
const MOST_UNITS = 3000

/** What is inside of a real object, and whether it has a number to order by. */
export async function describeInside({ register }: AppContext, found: FoundObject): Promise<Inside> {
  const units = await register.listParts(found.id)
  return {
    ...(found.number === null && !register.isOrderedByAddress(found) && { no_number: true }),
    ...(units.length > 0 && {
      units: units
        .slice(0, MOST_UNITS)
        .map((unit) => ({ ...presentListedObject(unit), Level: presentObject(unit).Level })),
    }),
  }
}
