/** An answer that says what is wrong with a request, in the words of the engine. */
export class Refusal extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, reason: string) {
    super(reason)
    this.status = status
    this.type = type
  }
}
