import { checkedText } from '../rules/checked-text.ts'
import { isPhone, PHONE_MESSAGE } from './phone.ts'

/** A text that is a phone number, else «Некорректный номер телефона» (VALID-04). */
export const phoneSchema = /* @__PURE__ */ checkedText(isPhone, PHONE_MESSAGE)
