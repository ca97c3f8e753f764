/** The three servers that are compared. */
export type ServerKind = 'ours' | 'framework' | 'node:http'

export const SERVER_KINDS: readonly ServerKind[] = ['ours', 'framework', 'node:http']

/** What a visitor asks; `host` and `address` as a proxy in front passes them on. */
export interface Asked {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Ready {
  readonly port: number
  /** Texts of the register to make questions of; only our server has one. */
  readonly objects: readonly { readonly number: string | null; readonly address: string }[]
}

/** Microseconds of processor time of a process so far. */
export interface Spent {
  readonly cpu: number
}

/**
 * What a server process is told: an answer for all requests, to tell its processor time, to begin a profile or to
 * write it to a file. All but the first are answered with the processor time.
 */
export type ServerOrder = { readonly answer: string } | 'cpu' | 'profile' | { readonly profile: string }

/** A burst of load. */
export interface LoadOrder {
  readonly port: number
  readonly amount: number
  readonly asked: readonly Asked[]
}

export interface LoadDone {
  /** Seconds from the first request to the last answer. */
  readonly seconds: number
}
