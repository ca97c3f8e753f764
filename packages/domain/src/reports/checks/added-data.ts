import * as v from 'valibot'
import type { AddableData, AddedData } from './missing-data.ts'
import { givenIn, personInputSchema } from './person-input.ts'
import { vehicleDataSchema } from './subject-input.ts'

const { middleName, region, inn, passport, license } = personInputSchema.entries

/** The rules of the data that may be added, each that of its subject's own form. */
export const ADDED_DATA_ENTRIES = {
  middleName,
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
