/** On what terms a service is asked. */
export interface SourceTerms {
  /** The law that opens these facts to us. */
  readonly legalGround: string
  /** What one question costs us, kopecks. */
  readonly costKopecks: number
  /** Of one HTTP call, milliseconds. */
  readonly timeoutMs: number
  readonly limits: SourceLimits
}

export interface SourceLimits {
  /** Calls that one process has open at a time. */
  readonly concurrency: number
  /** Calls per window over all processes, as the service counts them. */
  readonly quotas: readonly Quota[]
}

export interface Quota {
  readonly calls: number
  readonly seconds: number
}
