declare module 'autocannon' {
  interface Request {
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
  }
  interface Options {
    readonly url: string
    readonly connections: number
    /** Requests in all. */
    readonly amount: number
    readonly requests: readonly Request[]
    /** Milliseconds between two looks at the state of the run. */
    readonly sampleInt: number
  }
  interface Result {
    readonly '2xx': number
    readonly non2xx: number
    readonly errors: number
    /** Seconds. */
    readonly duration: number
  }
  const autocannon: (options: Options) => Promise<Result>
  export default autocannon
}
