import { numberInText } from '@proverka/domain/property'
import type { FoundObject } from '../../platform/db/queries/objects/demo-objects.ts'
import type { Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { lookUpObject } from './look-up-object.ts'

/** Objects of a number or an address, the best first; a number that the register does not have is asked of the services. */
export async function searchObjects(
  context: AppContext,
  call: Pick<Call, 'ip' | 'caller'>,
  text: string,
): Promise<readonly FoundObject[]> {
  const rows = await context.objectSearch.search(text)
  if (rows.length > 0 || context.register.isComplete || !numberInText(text)) return rows
  const { known } = await lookUpObject(context, call, text)
  return known ? [known.found] : []
}
