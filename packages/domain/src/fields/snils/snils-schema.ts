import { checkedText } from '../rules/checked-text.ts'
import { isSnils, SNILS_MESSAGE } from './snils.ts'

/** A text that is empty or a SNILS, else «Некорректный СНИЛС» (VALID-13). */
export const snilsSchema = /* @__PURE__ */ checkedText(isSnils, SNILS_MESSAGE)
