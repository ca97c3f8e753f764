import type { FactName, FactValue, RegisterKind, RegisterState } from '@proverka/domain/register'

/** Services that can be asked whether an object with a number exists, in the order in which they are. */
export const CONFIRMERS = ['dadata', 'nspd', 'seller'] as const

export type ConfirmerName = (typeof CONFIRMERS)[number]

/** As pages and the health of sources call them. */
export const CONFIRMER_TITLES: { readonly [Name in ConfirmerName]: string } = {
  dadata: 'DaData',
  nspd: 'НСПД',
  seller: 'Поставщик выписок',
}

/** What one document says of one object: never of persons. */
export interface ObjectStatement {
  readonly number: string
  readonly kind: RegisterKind
  readonly state: RegisterState
  readonly address: string | null
  /** The number of the house of a flat. */
  readonly partOf: string | null
  readonly facts: { readonly [Name in FactName]?: FactValue }
  /** Its number, or what it is called. */
  readonly document: string
  /** YYYY-MM-DD */
  readonly day: string
}

/** An answer. `unknown` never means that there is no such object; `ambiguous`: several have the number. */
export type ConfirmerAnswer =
  | { readonly kind: 'confirmed'; readonly statement: ObjectStatement; readonly raw: string }
  | { readonly kind: 'unknown' | 'ambiguous' }

/** A service that knows objects by their exact number. */
export interface Confirmer {
  readonly name: ConfirmerName
  /** What one question costs us, kopecks. */
  readonly costKopecks: number
  /** How long what it confirmed counts as fresh, ms. */
  readonly freshMs: number
  /** Throws `SourceError` for a question that was not answered. */
  readonly ask: (number: string) => Promise<ConfirmerAnswer>
  /** Whether it answers and takes the key, by a call that costs nothing; absent if there is no such call. Throws `SourceError`. */
  readonly tryAccess?: () => Promise<unknown>
}
