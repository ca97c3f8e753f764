import { CHECKS } from './checks.ts'
import { COMPANY_CHECKS } from './company-checks.ts'
import { FLAT_CHECKS } from './flat-checks.ts'
import { PROPERTY_CHECKS } from './property-checks.ts'
import { VEHICLE_CHECKS } from './vehicle-checks.ts'

/** One question that a source answers. */
export interface SourceQuestion {
  /** «Исполнительные производства» */
  readonly title: string
  readonly law: string
  /** What an empty answer says, and what it does not. */
  readonly meaningNotFound: string
}

/** A source with its full name and all that the product asks it. */
export interface SourceAnswers {
  /** As printed in the stamps of answers: «ФССП». */
  readonly source: string
  readonly sourceTitles: readonly string[]
  readonly questions: readonly SourceQuestion[]
}

/** Every source of the product with its questions, the register of property first (PUB-04). */
export function sourceAnswers(): readonly SourceAnswers[] {
  const asked = [PROPERTY_CHECKS, CHECKS, COMPANY_CHECKS, VEHICLE_CHECKS, FLAT_CHECKS].flatMap((checks) =>
    Object.values(checks),
  )
  return [...new Set(asked.map(({ source }) => source))].map((source) => {
    const own = asked.filter((check) => check.source === source)
    const sourceTitles = [...new Set(own.map(({ sourceTitle }) => sourceTitle))]
    return { source, sourceTitles, questions: uniqueQuestions(own) }
  })
}

/** The same question about a person and a company is listed once. */
function uniqueQuestions(questions: readonly SourceQuestion[]): readonly SourceQuestion[] {
  const byTitle = new Map(questions.map((question) => [question.title, question]))
  return [...byTitle.values()].map(({ title, law, meaningNotFound }) => ({ title, law, meaningNotFound }))
}
