import { INTAKE_ERROR_TEXTS } from '@proverka/domain/errors'

/** Why a file is not taken in. */
export type IntakeErrorCode = keyof typeof INTAKE_ERROR_TEXTS

/** A file that is refused as a whole; its message is for people. */
export class IntakeError extends Error {
  override readonly name = 'IntakeError'
  readonly code: IntakeErrorCode

  constructor(code: IntakeErrorCode, options?: ErrorOptions) {
    super(INTAKE_ERROR_TEXTS[code], options)
    this.code = code
  }
}
