import { checkedText } from './checked-text.ts'
import { REQUIRED_MESSAGE } from './required.ts'

/** A text that must be there, else «Обязательное поле» (VALID-03). */
export const requiredTextSchema = /* @__PURE__ */ checkedText((value) => value !== '', REQUIRED_MESSAGE)
