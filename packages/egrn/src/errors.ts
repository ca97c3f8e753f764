import { EXTRACT_ERROR_TEXTS } from '@proverka/domain/errors'

/** Why a file is refused; the server answers `extract/<code>`. */
export type ExtractErrorCode = keyof typeof EXTRACT_ERROR_TEXTS

/** A file that is refused as a whole: nothing of it was read into a result. Its message is that of the server. */
export class ExtractError extends Error {
  override readonly name = 'ExtractError'
  readonly code: ExtractErrorCode

  constructor(code: ExtractErrorCode, options?: ErrorOptions) {
    super(EXTRACT_ERROR_TEXTS[code], options)
    this.code = code
  }
}
