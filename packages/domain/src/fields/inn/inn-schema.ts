import { describedText } from '../rules/checked-text.ts'
import { describeInn, INN_EMPTY_MESSAGE } from './inn.ts'

/** A text that is an INN; the issue carries the first message that fits (VALID-14..17). */
export const innSchema = /* @__PURE__ */ describedText(describeInn, INN_EMPTY_MESSAGE)
