import { checkedText } from '../rules/checked-text.ts'
import { isVin, VIN_MESSAGE } from './vin.ts'

/** A text that is a VIN, else «Введите корректный VIN» (VALID-11). */
export const vinSchema = /* @__PURE__ */ checkedText(isVin, VIN_MESSAGE)
