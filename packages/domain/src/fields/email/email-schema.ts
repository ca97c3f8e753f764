import { checkedText } from '../rules/checked-text.ts'
import { isEmail, EMAIL_MESSAGE } from './email.ts'

/** A text that is empty or an e-mail address, else «Некорректный email» (VALID-05). */
export const emailSchema = /* @__PURE__ */ checkedText(isEmail, EMAIL_MESSAGE)
