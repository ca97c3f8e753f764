import { contract, permissionOf, type Endpoint } from '@proverka/api/contract'
import type { GenericSchema } from 'valibot'

/** A field of the contract that takes a value: its path, outermost name first. */
export interface ContractField {
  /** `area.name` of the endpoint. */
  readonly call: string
  readonly endpoint: Endpoint
  readonly part: 'query' | 'body'
  readonly path: readonly string[]
  readonly isList: boolean
  /** False for a name that an open object merely lets pass. */
  readonly isDeclared: boolean
}

interface Shape {
  readonly type: string
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly wrapped?: GenericSchema
  readonly item?: GenericSchema
  readonly pipe?: readonly GenericSchema[]
}

/** What a pipe or an optional part is in the end. */
export function shapeOf(schema: GenericSchema): Shape {
  const shape = schema as unknown as Shape
  if (shape.entries || shape.item) return shape
  const inner = shape.wrapped ?? (shape.pipe?.[0] === schema ? undefined : shape.pipe?.[0])
  return inner ? shapeOf(inner) : shape
}

/** Every field of every query and body of the calls that are not for admins alone. */
export function listContractFields(): readonly ContractField[] {
  return Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Endpoint>)
      .filter(([, endpoint]) => !permissionOf(endpoint))
      .flatMap(([name, endpoint]) =>
        (['query', 'body'] as const).flatMap((part) => {
          const schema = endpoint[part]
          const found = schema ? pathsIn(schema, []) : []
          return found.map((field) => ({ call: `${area}.${name}`, endpoint, part, ...field }))
        }),
      ),
  )
}

/** Open objects accept undeclared names: those that would refer to another user's things. */
const OPEN_NAMES = ['order_item_id', 'order_id', 'person_id', 'attachment_id', 'payer_id', 'report_id']

function pathsIn(
  schema: GenericSchema,
  path: readonly string[],
): readonly Pick<ContractField, 'path' | 'isList' | 'isDeclared'>[] {
  const { type, entries, item } = shapeOf(schema)
  if (item) {
    const inner = pathsIn(item, [...path, '0'])
    return inner.length > 0 ? inner : [{ path, isList: true, isDeclared: true }]
  }
  if (!entries) return path.length > 0 && type === 'string' ? [{ path, isList: false, isDeclared: true }] : []
  const open = type === 'loose_object' ? OPEN_NAMES : []
  return [
    ...Object.entries(entries).flatMap(([name, entry]) => pathsIn(entry, [...path, name])),
    ...open.map((name) => ({ path: [...path, name], isList: false, isDeclared: false })),
  ]
}

/** The value with one field set, whatever stood there; objects on the way are made. */
export function setField(value: unknown, [name, ...rest]: readonly string[], field: unknown): unknown {
  if (name === undefined) return field
  if (name === '0') {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : []
    return [setField(first, rest, field), ...others]
  }
  const object = (value ?? {}) as Record<string, unknown>
  return { ...object, [name]: setField(object[name], rest, field) }
}
