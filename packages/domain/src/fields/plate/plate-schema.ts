import { checkedText } from '../rules/checked-text.ts'
import { isPlate, PLATE_MESSAGE } from './plate.ts'

/** A text that is a car plate, else «Некорректный гос. номер» (VALID-12). */
export const plateSchema = /* @__PURE__ */ checkedText(isPlate, PLATE_MESSAGE)
