import type { GenericSchema } from 'valibot'
import type { TestServer } from '../setup/test-server.ts'
import { shapeOf } from './contract-fields.ts'

/** A text and a number that nothing but a planted field brings into a database. */
export const MARK = { text: 'planted-by-browser', number: 86_753_091 } as const

/** Planted values by field name. */
export type Plants = ReadonlyMap<string, unknown>

/** Names of the wire that no column has. */
const WIRE_NAMES: Readonly<Record<string, unknown>> = {
  Paid: true,
  IsAdmin: true,
  isAdmin: true,
  admin: true,
  role: 0,
  balance: MARK.number,
  bonus: MARK.number,
  user_id: MARK.text,
  userId: MARK.text,
  total_amount: 0,
  price: 0,
  tariff: { tariff_simple_id: 4 },
  account: { balance: MARK.number },
  person: { person_role: 0, id: MARK.text },
}

/**
 * Every column of every table, in both spellings, with the value that would do most harm: a role of an admin, a paid
 * order, a finished item, an id of `personId`; a mark where no value is worse than another.
 */
export async function listPlants(server: TestServer, userId: string): Promise<Plants> {
  const columns = await server.sql(
    `select distinct column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' order by 1, 2`,
  )
  const plants = new Map<string, unknown>()
  for (const { name, type } of columns) {
    const value = worstValue(String(name), String(type), userId)
    plants.set(String(name), value)
    plants.set(
      String(name).replaceAll(/_(\w)/g, (_, message: string) => message.toUpperCase()),
      value,
    )
  }
  for (const [name, value] of Object.entries(WIRE_NAMES)) plants.set(name, value)
  return plants
}

function worstValue(name: string, type: string, userId: string): unknown {
  if (name === 'person_role') return 0
  if (name === 'status') return 'done'
  if (name === 'total_kopecks' || name === 'price_kopecks') return 0
  if (name.includes('partner')) return userId
  if (type === 'uuid') return userId
  if (type === 'boolean') return true
  if (type === 'bigint' || type === 'integer' || type === 'numeric') return MARK.number
  if (type.startsWith('timestamp') || type === 'date') return '2099-09-09T09:09:09.000Z'
  return type === 'jsonb' ? { planted: MARK.text } : MARK.text
}

/** Names that mean owners, roles, money or states. */
const WORST_NAMES =
  /role|status|price|amount|balance|bonus|paid|person_id|owner|partner_id|total|verified|removed|enabled/i

/** Those that would do most harm: all of them fit into neither an address nor a short body. */
export const worstOf = (plants: Plants): Plants =>
  new Map([...plants].filter(([name]) => WORST_NAMES.test(name)))

/** As many of them as have room in that many bytes of JSON. */
export function within(plants: Plants, bytes: number): Plants {
  let left = bytes
  return new Map([...plants].filter((plant) => (left -= JSON.stringify(plant).length) >= 0))
}

/** Fields that the server reads from data which the contract leaves open: there they are the browser's to set. */
const OPEN_FIELDS = ['campaign', 'owner_id']

/** Puts the plants into an input and into every object inside; what the contract declares stays as it is. */
export function plantInto(schema: GenericSchema, value: unknown, plants: Plants): unknown {
  const { type, entries = {}, item } = shapeOf(schema)
  if (Array.isArray(value)) return item ? value.map((part) => plantInto(item, part, plants)) : value
  const isObject = typeof value === 'object' && value !== null && !(value instanceof File)
  // The keys of a record are data, and a plant among them is none.
  if (!isObject || !type.endsWith('object')) return value
  // An open object takes anything, but little of it.
  const fitting = type === 'loose_object' ? worstOf(plants) : plants
  const planted = Object.fromEntries(
    [...fitting].filter(([name]) => !(name in entries) && !OPEN_FIELDS.includes(name)),
  )
  // An open object that the honest call leaves out is filled all the same.
  const absent = Object.entries(entries)
    .filter(([name, entry]) => !(name in value) && shapeOf(entry).type === 'loose_object')
    .map(([name, entry]) => [name, plantInto(entry, {}, plants)])
  const own = Object.entries(value).map(([name, part]) => {
    const declared = entries[name]
    return [name, declared ? plantInto(declared, part, plants) : part]
  })
  return { ...planted, ...Object.fromEntries(absent), ...Object.fromEntries(own) }
}

/** The same for a query or a form, where everything is a text. */
export function plantTexts(
  schema: GenericSchema | undefined,
  given: object,
  plants: Plants,
): Record<string, unknown> {
  const declared = schema ? (shapeOf(schema).entries ?? {}) : {}
  const texts = [...plants]
    .filter(([name]) => !(name in declared))
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
  return { ...Object.fromEntries(texts), ...given }
}
