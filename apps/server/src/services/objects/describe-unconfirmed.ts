import type { unconfirmedSchema } from '@proverka/api/contract'
import {
  editDistance,
  isWarningStatus,
  keyKindOf,
  NEAR_NUMBER_DISTANCE,
  NEAR_NUMBERS_LIMIT,
  normaliseQuarter,
  numberInText,
  numbersOneEditAway,
} from '@proverka/domain/property'
import type { InferInput } from 'valibot'
import { CONFIRMER_TITLES } from '../../adapters/registry/confirmers/confirmer.ts'
import type { AppContext } from '../context.ts'
import type { FoundObject } from '../../platform/db/queries/objects/demo-objects.ts'
import type { LookUp } from './look-up-object.ts'
import { presentListedObject } from './present-object.ts'

type Unconfirmed = InferInput<typeof unconfirmedSchema>

/** Quarters with more objects are not sent. */
const QUARTER_LIMIT = 2000
const ADDRESSES_LIMIT = 5

/** What the register knows about a key that it has no object for: parts of the number, its quarter, what is similar. */
export async function describeUnconfirmed(
  context: AppContext,
  key: string,
  asked: LookUp['asked'],
): Promise<Unconfirmed> {
  const kind = keyKindOf(key)
  const { register } = context
  const number = kind === 'number' ? numberInText(key) : null
  const quarter = number?.slice(0, number.lastIndexOf(':')) ?? normaliseQuarter(key)
  if (!register.isComplete) return describeUnknown(context, { kind, number, quarter, asked })
  if (quarter === null) {
    return { kind, parts: null, near: [], quarter: null, addresses: await listAddresses(context, key) }
  }
  const rows = await register.listByPrefix(`${quarter}:`, QUARTER_LIMIT + 1)
  const [region = '', district = ''] = quarter.split(':')
  const hasBlock = rows.length > 0
  const hasDistrict = hasBlock || (await register.hasNumberWith(`${region}:${district}:`))
  const hasRegion = hasDistrict || (await register.hasNumberWith(`${region}:`))
  return {
    kind,
    parts: { region: hasRegion, district: hasDistrict, block: hasBlock },
    near: number ? await listNear(context, number, rows) : [],
    quarter: hasBlock ? presentQuarter(quarter, rows) : null,
    addresses: [],
  }
}

interface Unknown {
  readonly kind: Unconfirmed['kind']
  readonly number: string | null
  readonly quarter: string | null
  readonly asked: LookUp['asked']
}

/**
 * The same where the register does not know all numbers: what it lacks may exist, so of parts of the number nothing is said,
 * and the key can be handed to the operator.
 */
async function describeUnknown(
  context: AppContext,
  { kind, number, quarter, asked }: Unknown,
): Promise<Unconfirmed> {
  const { register, confirmers } = context
  const hasObjects = await register.hasObjects()
  const about = { kind, parts: null, near: [], quarter: null, addresses: [] }
  if (!hasObjects && confirmers.confirmers.length === 0) return { ...about, not_checked: 'not-connected' }
  const rows = quarter === null ? [] : await register.listByPrefix(`${quarter}:`, QUARTER_LIMIT + 1)
  return {
    ...about,
    not_checked: 'not-known',
    near: number ? await listNear(context, number, rows) : [],
    quarter: kind === 'quarter' && quarter !== null && rows.length > 0 ? presentQuarter(quarter, rows) : null,
    ...(number !== null && {
      shared: await register.isShared(number),
      asked: [
        ...(hasObjects
          ? [{ name: OWN_REGISTER, outcome: 'unknown' as const, at: context.clock.now().toISOString() }]
          : []),
        ...asked.map(({ name, outcome, at }) => ({
          name: CONFIRMER_TITLES[name],
          outcome,
          at: at.toISOString(),
        })),
      ],
    }),
  }
}

const OWN_REGISTER = 'Наш реестр'

async function listNear(
  context: AppContext,
  number: string,
  quarter: readonly FoundObject[],
): Promise<Unconfirmed['near']> {
  const slips = await context.register.listByNumbers(numbersOneEditAway(number))
  const byNumber = new Map([...quarter, ...slips].map((row) => [row.number ?? '', row]))
  return [...byNumber]
    .map(([other, row]) => ({ row, distance: editDistance(number, other) }))
    .filter(({ distance }) => distance <= NEAR_NUMBER_DISTANCE)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        Number(isWarningStatus(a.row.status)) - Number(isWarningStatus(b.row.status)) ||
        parcelOf(a.row) - parcelOf(b.row),
    )
    .slice(0, NEAR_NUMBERS_LIMIT)
    .map(({ row, distance }) => ({ ...presentListedObject(row), distance }))
}

function presentQuarter(number: string, rows: readonly FoundObject[]): NonNullable<Unconfirmed['quarter']> {
  const isWhole = rows.length <= QUARTER_LIMIT
  const sorted = rows.toSorted((a, b) => parcelOf(a) - parcelOf(b))
  const cancelled = rows.filter(({ status }) => isWarningStatus(status)).length
  return {
    number,
    count: rows.length - cancelled,
    cancelled,
    last: Math.max(...rows.map(parcelOf)),
    objects: isWhole ? sorted.map(presentListedObject) : null,
  }
}

/** The caller asked for no search: the same suggestions as while typing. */
async function listAddresses(context: AppContext, text: string): Promise<Unconfirmed['addresses']> {
  const found = await context.objectSearch.suggest(text, ADDRESSES_LIMIT)
  return found.flatMap(({ value, number }) => (number ? [{ number, address: value }] : []))
}

const parcelOf = ({ number }: FoundObject): number => Number(number?.slice(number.lastIndexOf(':') + 1) ?? 0)
