import { idSchema } from '@proverka/api/contract'
import * as v from 'valibot'

/** Whether a text can be compared with an id of the database at all. */
export const isId = (text: unknown): text is string => v.is(idSchema, text)
