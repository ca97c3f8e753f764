import { PARAMETER_WORDS } from '@proverka/api/documents'
import type { Json } from './json-schema.ts'
import { pascal } from './named-schemas.ts'

/** The parameters that calls of a document share. */
export interface NamedParameters {
  readonly parameters: Readonly<Record<string, Json>>
  /** The parameter itself, or a reference to it where it is one of those that most calls have. */
  readonly refer: (parameter: Json, example: string | undefined) => Json
}

/** Parameters that many calls have in one form: components of the document. */
const SHARED = new Set([
  'id',
  'limit',
  'offset',
  'Idempotency-Key',
  'Source-Site',
  'Visit-Source',
  'date-from',
  'date-to',
])

export function createNamedParameters(): NamedParameters {
  const parameters: Record<string, Json> = {}
  return {
    parameters,
    refer(bare, example) {
      const { name } = bare as { readonly name: string }
      const description = PARAMETER_WORDS[name]
      const parameter = {
        ...bare,
        ...(description && { description }),
        ...(example !== undefined && { example }),
      }
      if (!SHARED.has(name)) return parameter
      const title = pascal(name)
      const known = (parameters[title] ??= parameter)
      return JSON.stringify(known) === JSON.stringify(parameter)
        ? { $ref: `#/components/parameters/${title}` }
        : parameter
    },
  }
}
