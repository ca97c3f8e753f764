import * as v from 'valibot'
import { plainLine } from './plain-text.ts'

/**
 * A typed text in one line, read as a keyboard types it (`plainLine`); `missing` is the message of what is no text.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function typedText(missing?: string) {
  return v.pipe(
    v.string(missing),
    v.transform((text) => plainLine(text)),
  )
}
