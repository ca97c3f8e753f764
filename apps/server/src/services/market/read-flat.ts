import {
  isNumberText,
  isWarningStatus,
  numberInText,
  numberText,
  objectKindName,
} from '@proverka/domain/property'
import { FLAT_LIMITS, type FlatInput } from '@proverka/domain/checks'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import { presentFullObject } from '../objects/present-object.ts'

/** A flat as it is asked about: by its address or its cadastral number; area in square metres. */
export interface FlatQuestion extends Omit<FlatInput, 'area'> {
  readonly area?: number | undefined
}

/**
 * The flat of a question. For a cadastral number the register supplies the address, and area and floor if absent.
 * Throws `estimate/area-missing`, for a number also `estimate/number-unknown`, `estimate/number-not-checked`,
 * `estimate/not-a-flat`, `estimate/flat-closed`.
 */
export async function readFlat(
  { register }: Pick<AppContext, 'register'>,
  { address, area, rooms, floor }: FlatQuestion,
): Promise<FlatInput> {
  // Digits alone may have a block of six: the register tries both.
  const number = numberInText(address) === null ? null : numberText(address)
  const isNumber = number !== null || isNumberText(address)
  const known = isNumber ? await findFlat(register, number) : undefined
  const size = area ?? known?.area
  if (size === undefined) throw appError('estimate/area-missing')
  return { address: known?.address ?? address, area: size, rooms, floor: floor ?? known?.floor }
}

async function findFlat(register: AppContext['register'], number: string | null) {
  const found = number === null ? undefined : await register.findObject(number)
  if (!found) throw appError(register.isComplete ? 'estimate/number-unknown' : 'estimate/number-not-checked')
  const object = presentFullObject(found, (await register.findDocuments(found.id))?.extract)
  if (objectKindName(object) !== 'Квартира') throw appError('estimate/not-a-flat')
  if (isWarningStatus(object.Status)) throw appError('estimate/flat-closed')
  return { address: object.Address, area: areaOf(object.Area), floor: floorOf(object.Level) }
}

/** A flat that the register calls smaller or larger is no flat that could be compared. */
function areaOf(text: string): number | undefined {
  const { min, max } = FLAT_LIMITS.area
  const area = Number(text.replace(',', '.'))
  return area >= min && area <= max ? area : undefined
}

const floorOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))
