/** The statuses that the API answers (AMB-70). */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 429 | 500 | 503

/** What an error is outside. */
export interface ErrorEntry {
  readonly status: ErrorStatus
  /** The value of `error` on the wire. Texts that the specification fixes are verbatim, English ones among them. */
  readonly text: string
}
