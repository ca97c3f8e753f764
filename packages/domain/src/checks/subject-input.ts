import * as v from 'valibot'
import { bareDigits } from '../fields/inn/bare-digits.ts'
import { describeInn } from '../fields/inn/inn.ts'
import { describePersonInn } from '../fields/inn/person-inn.ts'
import { normaliseLicense } from '../fields/license/license.ts'
import { normalisePlate, PLATE_MESSAGE } from '../fields/plate/plate.ts'
import { describedText } from '../fields/rules/checked-text.ts'
import { REQUIRED_MESSAGE } from '../fields/rules/required.ts'
import { typedText } from '../fields/text/typed-text.ts'
import { normaliseVin, VIN_MESSAGE } from '../fields/vin/vin.ts'
import { FLAT_LIMITS } from './flat-limits.ts'
import { personCheckMetadataSchema } from './person-input.ts'

/** What is wrong with a text that is no certificate of registration. */
export const CERTIFICATE_MESSAGE = 'Серия и номер СТС: 2 цифры, 2 цифры или буквы, 6 цифр'

/** A certificate of registration of a car without spaces, or null: `99 00 123456`, `99УН123456`. */
export function normaliseCertificate(value: string): string | null {
  // Its number has the shape of that of a driving licence.
  return normaliseLicense(value)
}

/** A text that a rule turns into its canonical form; an empty one stays empty. */
function canonical(normalise: (value: string) => string | null, message: string) {
  return v.pipe(
    typedText(),
    v.transform((value) => (value === '' ? '' : (normalise(value) ?? value))),
    v.check((value) => value === '' || normalise(value) !== null, message),
  )
}

/** A company or an entrepreneur to be checked: `metadata.company`. */
export const companyInputSchema = v.object({
  inn: v.pipe(typedText(REQUIRED_MESSAGE), v.transform(bareDigits), describedText(describeInn, '')),
})

/** What may be known of a car. */
export const vehicleDataSchema = v.object({
  vin: v.optional(canonical(normaliseVin, VIN_MESSAGE)),
  plate: v.optional(canonical(normalisePlate, PLATE_MESSAGE)),
  /** Series and number of the certificate of registration, which fines are asked with. */
  certificate: v.optional(canonical(normaliseCertificate, CERTIFICATE_MESSAGE)),
})

/** A car to be checked: `metadata.entityAuto`; one of its two numbers is needed. */
export const vehicleInputSchema = v.pipe(
  vehicleDataSchema,
  v.check(({ vin, plate }) => Boolean(vin || plate), 'Укажите VIN или гос. номер'),
)

/** A person of whom nothing but the taxpayer number is asked: `metadata.taxpayer`. */
export const taxpayerInputSchema = v.object({
  inn: v.pipe(typedText(REQUIRED_MESSAGE), v.transform(bareDigits), describedText(describePersonInn, '')),
})

const { area, rooms, floor } = FLAT_LIMITS
const WHOLE_MESSAGE = 'Ожидалось целое число'

const wholeNumber = (what: string, { min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(
    v.number(WHOLE_MESSAGE),
    v.integer(WHOLE_MESSAGE),
    v.minValue(min, `${what} от ${min} до ${max}`),
    v.maxValue(max, `${what} от ${min} до ${max}`),
  )

/** A flat to be valued: `metadata.flat`; area in square metres. */
export const flatInputSchema = v.object({
  /** Of a house, or of a flat in it, as people write it. */
  address: v.pipe(
    typedText(REQUIRED_MESSAGE),
    v.minLength(1, REQUIRED_MESSAGE),
    v.maxLength(300, 'Адрес до 300 знаков'),
  ),
  area: v.pipe(
    v.number(REQUIRED_MESSAGE),
    v.minValue(area.min, `Площадь от ${area.min} м²`),
    v.maxValue(area.max, `Площадь до ${area.max} м²`),
  ),
  rooms: v.optional(wholeNumber('Комнат', rooms)),
  floor: v.optional(wholeNumber('Этаж', floor)),
})

/** `metadata` of an order item about a company. */
export const companyMetadataSchema = v.object({ company: companyInputSchema })

/** `metadata` of an order item about a car. */
export const vehicleMetadataSchema = v.object({ entityAuto: vehicleInputSchema })

/** `metadata` of an order item about a flat on the market. */
export const flatMetadataSchema = v.object({ flat: flatInputSchema })

/** `metadata` of an order item about a taxpayer: a person, so that purpose and ground are stated, too (LAW-06). */
export const taxpayerMetadataSchema = v.object({
  taxpayer: taxpayerInputSchema,
  ...v.omit(personCheckMetadataSchema, ['person']).entries,
})

/** A company to be checked, as it was accepted. */
export type CompanyInput = v.InferOutput<typeof companyInputSchema>
/** A car to be checked, as it was accepted. */
export type VehicleInput = v.InferOutput<typeof vehicleInputSchema>
/** A flat to be valued, as it was accepted. */
export type FlatInput = v.InferOutput<typeof flatInputSchema>
/** A taxpayer to be checked, as the number was accepted. */
export type TaxpayerInput = v.InferOutput<typeof taxpayerInputSchema>
