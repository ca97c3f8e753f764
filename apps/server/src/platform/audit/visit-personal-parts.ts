import type { GenericSchema } from 'valibot'
import { PERSONAL_SCHEMAS } from './personal-data.ts'
import { type PersonalPart } from './personal-part.ts'

/** Goes through a value by its schema and calls back for each thing in it that is personal. */
export type VisitPersonalParts = (value: unknown, onPart: OnPart) => void

type OnPart = (part: PersonalPart, value: unknown) => void

/** The parts of valibot's schemas that hold further schemas. */
interface SchemaParts {
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly item?: GenericSchema
  readonly wrapped?: GenericSchema
  readonly value?: GenericSchema
  readonly options?: readonly unknown[]
  readonly pipe?: readonly unknown[]
}

/** Undefined when no value of the schema holds anything personal, so that nothing is looked through. */
export function createPersonalVisitor(schema: GenericSchema): VisitPersonalParts | undefined {
  const parts = PERSONAL_SCHEMAS.get(schema)
  const inner = innerVisitor(schema as SchemaParts)
  if (!parts) return inner
  return (value, onPart) => {
    for (const part of parts) onPart(part, value)
    inner?.(value, onPart)
  }
}

function innerVisitor(schema: SchemaParts): VisitPersonalParts | undefined {
  if (schema.entries) return ofEntries(schema.entries)
  const repeated = schema.item ?? schema.value
  if (repeated) {
    const visit = createPersonalVisitor(repeated)
    return (
      visit &&
      ((value, onPart) => {
        for (const one of Object.values(value ?? {})) visit(one, onPart)
      })
    )
  }
  if (schema.wrapped) return createPersonalVisitor(schema.wrapped)
  const choices = (schema.options ?? schema.pipe?.slice(1) ?? []).filter(isSchema)
  return ofAll(choices.map(createPersonalVisitor))
}

function ofEntries(entries: Readonly<Record<string, GenericSchema>>): VisitPersonalParts | undefined {
  return ofAll(
    Object.entries(entries).map(([name, schema]): VisitPersonalParts | undefined => {
      const visit = createPersonalVisitor(schema)
      return visit && ((value, onPart) => visit(valueAt(value, name), onPart))
    }),
  )
}

function ofAll(visits: readonly (VisitPersonalParts | undefined)[]): VisitPersonalParts | undefined {
  const own = visits.filter((visit) => visit !== undefined)
  if (own.length === 0) return undefined
  return (value, onPart) => {
    if (typeof value !== 'object' || value === null) return
    for (const visit of own) visit(value, onPart)
  }
}

/** What a thing has at a path, for example `body.order_item_id`. */
export function valueAt(value: unknown, path: string): unknown {
  let inner = value
  for (const name of path.split('.')) {
    if (typeof inner !== 'object' || inner === null) return undefined
    inner = (inner as Record<string, unknown>)[name]
  }
  return inner
}

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema'
