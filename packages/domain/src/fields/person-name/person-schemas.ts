import * as v from 'valibot'
import { bareDigits } from '../inn/bare-digits.ts'
import { describePersonInn } from '../inn/person-inn.ts'
import { describedText } from '../rules/checked-text.ts'
import { TOO_LONG_MESSAGE } from '../rules/length.ts'
import { REQUIRED_MESSAGE } from '../rules/required.ts'
import { typedText } from '../text/typed-text.ts'
import { registerName, registerPatronymic } from './name-fault.ts'

const NAME_LIMIT = 100

/** A part of a name that is required. */
export const requiredNameSchema = v.pipe(
  v.string(REQUIRED_MESSAGE),
  v.transform(registerName),
  v.minLength(1, REQUIRED_MESSAGE),
  v.maxLength(NAME_LIMIT, TOO_LONG_MESSAGE),
)

/** A region, a bureau: as short as a name, and it may be empty. */
export const shortTextSchema = v.pipe(typedText(), v.maxLength(NAME_LIMIT, TOO_LONG_MESSAGE))

/** A patronymic, or nothing; «нет» and a dash are nothing, too. */
export const middleNameSchema = v.pipe(shortTextSchema, v.transform(registerPatronymic))

/** Former family names that a person may have. */
const FORMER_LIMIT = 3

/** Family names that the person had before: a list, or one text with commas. */
export const formerNamesSchema = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[,;/]/)),
    ),
    v.array(v.string()),
  ]),
  v.transform((names) => [...new Set(names.map(registerName).filter(Boolean))]),
  v.maxLength(FORMER_LIMIT, 'Не больше трех прежних фамилий'),
  v.everyItem((name) => name.length <= NAME_LIMIT, TOO_LONG_MESSAGE),
)

/** The taxpayer number of a person, or nothing. */
export const personInnSchema = v.pipe(
  typedText(),
  v.transform(bareDigits),
  describedText((value) => (value === '' ? undefined : describePersonInn(value)), ''),
)
