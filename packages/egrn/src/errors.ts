import { EXTRACT_ERROR_TEXTS } from '@proverka/domain/errors'

/**
 * Why a file is refused; the server answers `extract/<code>`.
 *
 * @category Handle refusals
 */
export type ExtractErrorCode = keyof typeof EXTRACT_ERROR_TEXTS

/**
 * A file that is refused as a whole: nothing of it was read into a result. Its message is that of the server.
 *
 * @category Handle refusals
 * @example
 * ```ts
 * import { ExtractError, parseExtract } from '@proverka/egrn'
 *
 * const refusalOf = (file: Uint8Array) => {
 *   try {
 *     parseExtract(file)
 *   } catch (error) {
 *     return error instanceof ExtractError ? error.code : undefined
 *   }
 * }
 * refusalOf(new TextEncoder().encode('no XML')) // 'not-xml'
 * refusalOf(bytes.slice(0, 2000)) // 'truncated'
 * ```
 */
export class ExtractError extends Error {
  override readonly name = 'ExtractError'
  readonly code: ExtractErrorCode

  constructor(code: ExtractErrorCode, options?: ErrorOptions) {
    super(EXTRACT_ERROR_TEXTS[code], options)
    this.code = code
  }
}
