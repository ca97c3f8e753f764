import { FIELDS_OF_TRUST } from './fields-of-trust.ts'
import { FIELDS_A_TO_K } from './fields-a-k.ts'
import { FIELDS_L_TO_R } from './fields-l-r.ts'
import { FIELDS_S_TO_Z } from './fields-s-z.ts'

export { PARAMETER_WORDS } from './parameters.ts'

/**
 * What each field of a body or a reply is, by its name, or by its schema and name (`Person.name`) where a name means
 * several things: for the documents alone, so that no client carries it.
 */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  ...FIELDS_A_TO_K,
  ...FIELDS_L_TO_R,
  ...FIELDS_S_TO_Z,
  ...FIELDS_OF_TRUST,
}
