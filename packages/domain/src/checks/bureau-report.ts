import * as v from 'valibot'
import { dayInputSchema } from '../fields/date/date-schema.ts'
import { TOO_LONG_MESSAGE } from '../fields/rules/length.ts'
import { visibleText } from '../fields/text/plain-text.ts'
import { typedText } from '../fields/text/typed-text.ts'

/*
 * The score in the person's own report of a credit bureau, copied by the buyer: the number, its scale, the bureau and
 * the day. A bureau discloses it only with the person's consent (article 6 of law 218-FZ), and we compute none.
 */

/** Said where only some of the four are given: a number without its scale and owner says nothing. */
export const BUREAU_MESSAGE = 'Из отчета бюро нужны все четыре: бюро, балл, шкала и дата'
const SCORE_MESSAGE = 'Введите балл целым числом'
const SCALE_MESSAGE = 'Введите начало и конец шкалы: 1–999'
/** Said of a score outside of its scale. */
export const BUREAU_OUTSIDE_MESSAGE = 'Балл не лежит на этой шкале'

const SCORE = /^\d{1,4}$/
const SCALE = /^(\d{1,4})\s*(?:-|–|—|до)\s*(\d{1,4})$/

const optionalShape = (isRight: (text: string) => boolean, message: string) =>
  v.pipe(
    typedText(),
    v.check((text) => text === '' || isRight(text), message),
  )

/** Entries of a person's schema; all of them are given or none. */
export const BUREAU_ENTRIES = {
  bureau: v.optional(
    v.pipe(v.string(), v.transform(visibleText), v.trim(), v.maxLength(100, TOO_LONG_MESSAGE)),
  ),
  bureauScore: v.optional(optionalShape((text) => SCORE.test(text), SCORE_MESSAGE)),
  bureauScale: v.optional(optionalShape((text) => readScale(text) !== undefined, SCALE_MESSAGE)),
  /** `YYYY-MM-DD` */
  bureauDate: v.optional(dayInputSchema),
}

/** Names of the four fields, in the order of the form. */
export const BUREAU_FIELDS = ['bureau', 'bureauScore', 'bureauScale', 'bureauDate'] as const

/** The four as they were typed. */
export type BureauTexts = { readonly [name in (typeof BUREAU_FIELDS)[number]]?: string | undefined }

/** In a report: whose number it is, on which scale, of which day. */
export const bureauReportSchema = v.object({
  bureau: v.string(),
  score: v.number(),
  low: v.number(),
  high: v.number(),
  /** `YYYY-MM-DD` */
  date: v.string(),
})

/** What a bureau's own report says of a person. */
export type BureauReport = v.InferOutput<typeof bureauReportSchema>

/** Why the four do not go together; undefined when they do, or none is given. */
export function bureauFault(texts: BureauTexts): string | undefined {
  const given = BUREAU_FIELDS.filter((name) => texts[name]?.trim())
  if (given.length === 0) return undefined
  if (given.length < BUREAU_FIELDS.length) return BUREAU_MESSAGE
  return bureauReportOf(texts) ? undefined : BUREAU_OUTSIDE_MESSAGE
}

/** The number with its scale and owner; undefined where any of it is absent or does not fit. */
export function bureauReportOf(texts: BureauTexts): BureauReport | undefined {
  const { bureau, bureauScore = '', bureauScale = '', bureauDate } = texts
  const scale = readScale(bureauScale.trim())
  if (!bureau?.trim() || !scale || !bureauDate || !SCORE.test(bureauScore.trim())) return undefined
  const score = Number(bureauScore)
  if (score < scale.low || score > scale.high) return undefined
  return { bureau: bureau.trim(), score, ...scale, date: bureauDate }
}

/** «1–999», «от 300 до 850» without «от». */
function readScale(text: string): { low: number; high: number } | undefined {
  const [, low, high] = SCALE.exec(text.replace(/^от\s+/, '')) ?? []
  const scale = { low: Number(low), high: Number(high) }
  return scale.low < scale.high ? scale : undefined
}
