import * as v from 'valibot'
import { nameFault } from '../fields/person-name/name-fault.ts'
import { describedText } from '../fields/rules/checked-text.ts'
import { middleNameSchema } from '../fields/person-name/person-schemas.ts'
import { givenIn, personInputSchema } from './person-input.ts'
import { vehicleDataSchema } from './subject-input.ts'

/** Data of a person that may be added to a report later, in the order of the form. */
export const PERSON_DATA = ['middleName', 'region', 'inn', 'passport', 'license'] as const
/** The same of a car. */
export const VEHICLE_DATA = ['vin', 'plate', 'certificate'] as const

/** One of the data that may be added; what is there already is never changed by it (TRUE-09). */
export type AddableData = (typeof PERSON_DATA)[number] | (typeof VEHICLE_DATA)[number]

/** What was added, by its name. */
export type AddedData = Partial<Record<AddableData, string>>

const { region, inn, passport, license } = personInputSchema.entries

/** The rules of the data that may be added, each that of its subject's own form. */
export const ADDED_DATA_ENTRIES = {
  // No register finds a name in Latin letters; its answer would read as «не найдено».
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
