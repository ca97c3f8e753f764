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

type Asked = SourceQuestion & { readonly source: string }

/** What sources are asked about. */
export type AskedAbout = 'property' | 'person' | 'company' | 'vehicle'

/** What is asked, by what it is asked about; the order is that of the lists of sources. */
const ASKED_ABOUT: { readonly [about in AskedAbout]: readonly Asked[] } = {
  property: [...Object.values(PROPERTY_CHECKS), ...Object.values(FLAT_CHECKS)],
  person: Object.values(CHECKS),
  company: Object.values(COMPANY_CHECKS),
  vehicle: Object.values(VEHICLE_CHECKS),
}

/** Every source of the product with its questions, the register of property first (PUB-04). */
export function sourceAnswers(): readonly SourceAnswers[] {
  return bySource(Object.values(ASKED_ABOUT).flat())
}

/** The same for who asks about one thing: each source with what it answers about that alone. */
export function sourceAnswersAbout(about: AskedAbout): readonly SourceAnswers[] {
  return bySource(ASKED_ABOUT[about])
}

function bySource(asked: readonly Asked[]): readonly SourceAnswers[] {
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
