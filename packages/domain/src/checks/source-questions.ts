import { CHECKS } from './checks.ts'
import { COMPANY_CHECKS } from './company-checks.ts'
import { FLAT_CHECKS } from './flat-checks.ts'
import { PROPERTY_CHECKS } from './property-checks.ts'
import { VEHICLE_CHECKS } from './vehicle-checks.ts'

/** One question that a source answers. */
export interface SourceQuestion {
  /** «Исполнительные производства» */
  readonly title: string
  /** The register or service that is asked, in full. */
  readonly sourceTitle: string
  readonly law: string
  /** What an empty answer says, and what it does not. */
  readonly meaningNotFound: string
}

/** A source and all that the product asks it. */
export interface SourceAnswers {
  /** As printed in the stamps of answers: «ФССП». */
  readonly source: string
  readonly questions: readonly SourceQuestion[]
}

/** A question with the source that it is put to, as printed in the stamps of answers: «ФССП». */
export type AskedQuestion = SourceQuestion & { readonly source: string }

/** What sources are asked about. */
export type AskedAbout = 'property' | 'person' | 'company' | 'vehicle'

/** What is asked, by what it is asked about; the order is that of the lists of sources. */
const ASKED_ABOUT: { readonly [about in AskedAbout]: readonly AskedQuestion[] } = {
  property: [...Object.values(PROPERTY_CHECKS), ...Object.values(FLAT_CHECKS)],
  person: Object.values(CHECKS),
  company: Object.values(COMPANY_CHECKS),
  vehicle: Object.values(VEHICLE_CHECKS),
}

/** Every source of the product with its questions, the register of property first (PUB-04). */
export function sourceAnswers(): readonly SourceAnswers[] {
  return bySource(Object.values(ASKED_ABOUT).flat())
}

/** What is asked about one thing, the questions of a source next to each other. */
export function questionsAbout(about: AskedAbout): readonly AskedQuestion[] {
  return bySource(ASKED_ABOUT[about]).flatMap(({ source, questions }) =>
    questions.map((question) => ({ source, ...question })),
  )
}

function bySource(asked: readonly AskedQuestion[]): readonly SourceAnswers[] {
  return [...new Set(asked.map(({ source }) => source))].map((source) => ({
    source,
    questions: uniqueQuestions(asked.filter((check) => check.source === source)),
  }))
}

/** The same question about a person and a company is listed once. */
function uniqueQuestions(questions: readonly SourceQuestion[]): readonly SourceQuestion[] {
  const byTitle = new Map(questions.map((question) => [question.title, question]))
  return [...byTitle.values()].map(({ title, sourceTitle, law, meaningNotFound }) => ({
    title,
    sourceTitle,
    law,
    meaningNotFound,
  }))
}
