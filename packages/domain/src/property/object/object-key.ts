import { requireText } from '../../input/require-text.ts'
import type { CadastralObject } from './cadastral-object.ts'

/** The key that loads the bundled sample object (AMB-104). */
export const DEMO_OBJECT_KEY = 'demo'

/** The key of an object: its cadastral number, or the address when it has none (OBJ-01). */
export function objectKeyOf(object: Partial<Pick<CadastralObject, 'Number' | 'Address'>>): string {
  return requireText(object?.Number || object?.Address || '', 'object')
}

/** The key of a duplicated object route: the second segment is the rest of a key with an unencoded slash (AMB-13). */
export function joinObjectKey(first: string, rest: string): string {
  return first === rest ? first : `${first}/${rest}`
}
