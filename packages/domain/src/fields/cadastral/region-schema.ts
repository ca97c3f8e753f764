import * as v from 'valibot'
import { shortTextSchema } from '../person-name/person-schemas.ts'
import { regionNamed } from './regions.ts'

const REGION_MESSAGE = 'Укажите регион России из списка'

/** A region by its name, or nothing: a register that is asked about one that is not on the list has no answer (TRUE-09). */
export const regionSchema = v.pipe(
  shortTextSchema,
  v.transform((text) => regionNamed(text) ?? text),
  v.check((name) => name === '' || regionNamed(name) !== undefined, REGION_MESSAGE),
)
