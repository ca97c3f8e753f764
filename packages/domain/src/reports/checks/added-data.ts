import * as v from 'valibot'
import { nameFault } from '../../fields/person-name/name-fault.ts'
import { describedText } from '../../fields/rules/checked-text.ts'
import type { AddableData, AddedData } from './missing-data.ts'
import { middleNameSchema } from '../../fields/person-name/person-schemas.ts'
import { givenIn, personInputSchema } from './person-input.ts'
import { vehicleDataSchema } from './subject-input.ts'

const { region, inn, passport, license } = personInputSchema.entries

/** The rules of the data that may be added, each that of its subject's own form. */
export const ADDED_DATA_ENTRIES = {
  // Latin letters would find nobody in a register, which would read as «не найдено».
  middleName: v.optional(
    v.pipe(
      middleNameSchema,
      describedText((value) => nameFault(String(value), 'middleName'), ''),
    ),
  ),
  region,
  inn,
  passport,
  license,
  ...vehicleDataSchema.entries,
} satisfies Record<AddableData, v.GenericSchema>

/** Data that are added to a report later; at least one of them. */
export const addedDataSchema = v.pipe(
  v.object(ADDED_DATA_ENTRIES),
  v.check((added) => Object.values(added).some(Boolean), 'Заполните хотя бы одно поле'),
)

/** Added data of a filled form; throws for texts that the rules of its fields refuse. */
export function readAddedData(texts: Readonly<Record<AddableData, string>>): AddedData {
  return v.parse(addedDataSchema, givenIn(texts))
}
