/** A message that its provider will never take; `isNumber`: because of the number. Names no number. */
export class SmsRefusedError extends Error {
  override readonly name = 'SmsRefusedError'
  readonly code: number
  readonly isNumber: boolean

  constructor(provider: string, code: number, isNumber: boolean) {
    super(`${provider} refused a message: ${code}`)
    this.code = code
    this.isNumber = isNumber
  }
}

/** It is unknown whether the provider has accepted the message: the answer did not come, or says nothing. */
export class SmsUncertainError extends Error {
  override readonly name = 'SmsUncertainError'
}
