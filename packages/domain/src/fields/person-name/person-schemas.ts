import * as v from 'valibot'
import { describePersonInn } from '../inn/person-inn.ts'
import { describedText } from '../rules/checked-text.ts'
import { TOO_LONG_MESSAGE } from '../rules/length.ts'
import { REQUIRED_MESSAGE } from '../rules/required.ts'
import { russianName } from './name-letters.ts'

const NAME_LIMIT = 100

/** A part of a name that is required. */
export const requiredNameSchema = v.pipe(
  v.string(REQUIRED_MESSAGE),
  v.trim(),
  v.minLength(1, REQUIRED_MESSAGE),
  v.maxLength(NAME_LIMIT, TOO_LONG_MESSAGE),
  v.transform(russianName),
)

/** A region, a bureau: as short as a name, and it may be empty. */
export const shortTextSchema = v.pipe(v.string(), v.trim(), v.maxLength(NAME_LIMIT, TOO_LONG_MESSAGE))

/** A middle name, which may be empty. */
export const middleNameSchema = v.pipe(shortTextSchema, v.transform(russianName))

/** The taxpayer number of a person, or nothing. */
export const personInnSchema = v.pipe(
  v.string(),
  v.trim(),
  describedText((value) => (value === '' ? undefined : describePersonInn(value)), ''),
)
