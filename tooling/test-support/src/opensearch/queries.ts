import { valuesOf, type Documents, type Stored } from './documents.ts'
import { Refusal } from './refusal.ts'

/** A query of the engine's language, ready to be asked about documents. */
export interface Compiled {
  readonly matches: (document: Stored) => boolean
  /** Outside of a filter; every clause that is not a `constant_score` counts as 1. */
  readonly score: (document: Stored) => number
  /** All documents that may match, where that is known without looking at each. */
  readonly candidates?: readonly Stored[]
}

type Clause = Readonly<Record<string, unknown>>
type Compiler = (body: never, index: Documents) => Compiled

const filter = (matches: Compiled['matches'], candidates?: readonly Stored[]): Compiled => ({
  matches,
  score: () => 1,
  ...(candidates && { candidates }),
})

const fieldOf = (body: Clause, index: Documents): [string, unknown] => {
  const [entry, ...others] = Object.entries(body)
  if (!entry || others.length > 0) throw new Refusal(400, 'parsing_exception', 'one field is expected')
  index.mustBeSearchable(entry[0])
  return entry
}

interface BoolBody {
  readonly filter?: readonly Clause[]
  readonly should?: readonly Clause[]
  readonly minimum_should_match?: number
}

const COMPILERS: Readonly<Record<string, Compiler>> = {
  match_all: () => filter(() => true),
  term(body: Clause, index) {
    const [field, asked] = fieldOf(body, index)
    const { value } = asked as { value: unknown }
    return filter((document) => valuesOf(document, field).includes(value), index.withValue(field, value))
  },
  terms(body: Clause, index) {
    const [field, list] = fieldOf(body, index)
    const values = new Set(list as unknown[])
    return filter(
      (document) => valuesOf(document, field).some((value) => values.has(value)),
      [...new Set([...values].flatMap((value) => index.withValue(field, value)))],
    )
  },
  prefix(body: Clause, index) {
    const [field, asked] = fieldOf(body, index)
    const { value } = asked as { value: string }
    return filter((document) => valuesOf(document, field).some((each) => String(each).startsWith(value)))
  },
  range(body: Clause, index) {
    const [field, asked] = fieldOf(body, index)
    const { gte, lte } = asked as { gte: number; lte: number }
    return filter((document) =>
      valuesOf(document, field).some((each) => (each as number) >= gte && (each as number) <= lte),
    )
  },
  regexp(body: Clause, index) {
    const [field, asked] = fieldOf(body, index)
    const { value, flags } = asked as { value: string; flags?: string }
    if (value.length > index.maxRegexLength)
      throw new Refusal(
        400,
        'query_shard_exception',
        `The length of regex [${value.length}] used in the Regexp Query request has exceeded the allowed maximum`,
      )
    // With other flags, or other signs, the engine's language differs from that of scripts.
    if (flags !== 'NONE' || /[^\p{L}.*|]/u.test(value))
      throw new Refusal(400, 'parsing_exception', `this stand-in does not know the expression ${value}`)
    const expression = new RegExp(`^(?:${value})$`, 'u')
    return filter((document) => valuesOf(document, field).some((each) => expression.test(String(each))))
  },
  constant_score(body: { readonly filter: Clause; readonly boost?: number }, index) {
    const inner = compileQuery(body.filter, index)
    return { ...inner, score: () => body.boost ?? 1 }
  },
  bool(body: BoolBody, index) {
    const must = (body.filter ?? []).map((clause) => compileQuery(clause, index))
    const should = (body.should ?? []).map((clause) => compileQuery(clause, index))
    const least = body.minimum_should_match ?? (must.length === 0 && should.length > 0 ? 1 : 0)
    const fewest = must
      .flatMap(({ candidates }) => (candidates ? [candidates] : []))
      .toSorted((one, other) => one.length - other.length)[0]
    return {
      matches: (document) =>
        must.every(({ matches }) => matches(document)) &&
        (least === 0 || should.filter(({ matches }) => matches(document)).length >= least),
      score: (document) =>
        should.reduce((sum, { matches, score }) => sum + (matches(document) ? score(document) : 0), 0),
      ...(fewest && { candidates: fewest }),
    }
  },
}

/** Throws the refusal of a query that the engine would not understand. */
export function compileQuery(clause: Clause, index: Documents): Compiled {
  const [name, ...others] = Object.keys(clause)
  const compile = name === undefined ? undefined : COMPILERS[name]
  if (!compile || others.length > 0)
    throw new Refusal(400, 'parsing_exception', `unknown query [${Object.keys(clause).join(', ')}]`)
  return compile(clause[name as string] as never, index)
}
