import { Refusal } from './refusal.ts'

interface Field {
  readonly type: 'integer' | 'long' | 'keyword' | 'boolean'
  readonly index?: boolean
  readonly doc_values?: boolean
}

export interface IndexBody {
  readonly settings?: { readonly index?: { readonly max_regex_length?: number } }
  readonly mappings: { readonly dynamic: 'strict'; readonly properties: Readonly<Record<string, Field>> }
}

export type Source = Readonly<Record<string, unknown>>

export interface Stored {
  readonly id: string
  readonly source: Source
  readonly seqNo: number
}

const REFRESH_MS = 1000
const KINDS: Readonly<Record<Field['type'], (value: unknown) => boolean>> = {
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  long: (value) => Number.isSafeInteger(value),
  keyword: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
}

/**
 * Documents of one index. Reads by id see them at once, searches only after a refresh, which is asked for or comes a second
 * after the last one.
 */
export class Documents {
  readonly maxRegexLength: number
  readonly #fields: Readonly<Record<string, Field>>
  readonly #all = new Map<string, Stored>()
  #visible: ReadonlyMap<string, Stored> = new Map()
  #postings = new Map<string, Map<unknown, Stored[]>>()
  #seqNo = 0
  #isStale = false
  #refreshedAt = 0

  constructor({ settings, mappings }: IndexBody) {
    this.maxRegexLength = settings?.index?.max_regex_length ?? 1000
    this.#fields = mappings.properties
  }

  get(id: string): Stored | undefined {
    return this.#all.get(id)
  }

  /** Throws what the engine answers for this document alone. */
  write(action: 'index' | 'create', id: string, source: Source, ifSeqNo: number | undefined): number {
    const known = this.#all.get(id)
    if (action === 'create' && known) throw conflict(`[${id}]: document already exists`)
    if (ifSeqNo !== undefined && known?.seqNo !== ifSeqNo)
      throw conflict(`[${id}]: required seqNo [${ifSeqNo}]`)
    for (const [name, value] of Object.entries(source)) {
      const field = this.#fields[name]
      if (!field)
        throw new Refusal(
          400,
          'strict_dynamic_mapping_exception',
          `mapping set to strict, dynamic introduction of [${name}] is not allowed`,
        )
      if (![value].flat().every((each) => KINDS[field.type](each)))
        throw new Refusal(400, 'mapper_parsing_exception', `failed to parse field [${name}]`)
    }
    this.#all.set(id, { id, source, seqNo: this.#seqNo++ })
    this.#isStale = true
    return known ? 200 : 201
  }

  remove(id: string): number {
    this.#isStale = true
    return this.#all.delete(id) ? 200 : 404
  }

  refresh(): void {
    this.#visible = new Map(this.#all)
    this.#postings = new Map()
    this.#isStale = false
    this.#refreshedAt = Date.now()
  }

  /** What a search sees. */
  get visible(): Iterable<Stored> {
    if (this.#isStale && Date.now() - this.#refreshedAt >= REFRESH_MS) this.refresh()
    return this.#visible.values()
  }

  /** Documents with a value in a field. */
  withValue(field: string, value: unknown): readonly Stored[] {
    const { visible } = this
    let values = this.#postings.get(field)
    if (!values) {
      values = new Map()
      for (const document of visible)
        for (const each of valuesOf(document, field))
          values.set(each, [...(values.get(each) ?? []), document])
      this.#postings.set(field, values)
    }
    return values.get(value) ?? []
  }

  mustBeSearchable(name: string): void {
    const field = this.#fields[name]
    if (!field) throw new Refusal(400, 'query_shard_exception', `No field mapping can be found for [${name}]`)
    if (field.index === false)
      throw new Refusal(
        400,
        'query_shard_exception',
        `Cannot search on field [${name}] since it is not indexed.`,
      )
  }

  mustBeSortable(name: string): void {
    const field = this.#fields[name]
    if (!field || field.doc_values === false)
      throw new Refusal(400, 'query_shard_exception', `No mapping found for [${name}] in order to sort on`)
  }
}

export const valuesOf = ({ source }: Stored, field: string): readonly unknown[] => {
  const value = source[field]
  return value === undefined ? [] : [...new Set([value].flat())]
}

const conflict = (reason: string) => new Refusal(409, 'version_conflict_engine_exception', reason)
