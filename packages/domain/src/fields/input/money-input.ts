import * as v from 'valibot'
import { toKopecks } from '../../money/kopecks.ts'
import type { FieldSchema } from '../rules/field-schema.ts'

const WHOLE_KOPECKS = 'Укажите сумму в рублях и копейках'
/** Most roubles that one call moves. */
const MOST_ROUBLES = 10_000_000

/** Roubles in whole kopecks, zero among them. */
export const priceInputSchema: FieldSchema<number> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(WHOLE_KOPECKS),
  /* @__PURE__ */ v.finite(WHOLE_KOPECKS),
  /* @__PURE__ */ v.check((roubles) => toKopecks(roubles) / 100 === roubles, WHOLE_KOPECKS),
  /* @__PURE__ */ v.minValue(0, 'Цена не бывает меньше нуля'),
  /* @__PURE__ */ v.maxValue(MOST_ROUBLES, 'Слишком большая сумма'),
)

/** Roubles above zero in whole kopecks. */
export const amountInputSchema: FieldSchema<number> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(WHOLE_KOPECKS),
  /* @__PURE__ */ v.finite(WHOLE_KOPECKS),
  /* @__PURE__ */ v.check((roubles) => toKopecks(roubles) / 100 === roubles, WHOLE_KOPECKS),
  /* @__PURE__ */ v.minValue(0.01, 'Сумма должна быть больше нуля'),
  /* @__PURE__ */ v.maxValue(MOST_ROUBLES, 'Слишком большая сумма'),
)
