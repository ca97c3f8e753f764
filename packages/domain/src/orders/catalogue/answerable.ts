import { pluralWord } from '../../format/plural.ts'
import type { CheckNeed } from '../../checks/check.ts'
import { checkOf } from '../../checks/check-of.ts'
import { PROPERTY_CHECKS } from '../../checks/property-checks.ts'
import { ownEntry } from '../../input/own-entry.ts'
import type { CatalogueProduct } from './catalogue-product.ts'
import { catalogueProduct } from './products.ts'
import { leadingTypesOf, taskTypesOf } from './task-types.ts'

/** What questions are about; a passport may be asked about by its number alone. */
export type AskedSubject = 'person' | 'passport' | 'property' | 'company' | 'vehicle' | 'taxpayer' | 'flat'

/** Alternative lists of the data that a question needs: any one of them is enough. */
export type WaysToAsk = readonly (readonly CheckNeed[])[]

/** Questions by type, each with the ways to ask it. */
export type AnsweredTypes = { readonly [taskType: string]: WaysToAsk }

/** The questions that connected sources answer, by subject and type; an absent one has no source. */
export type AnsweredQuestions = { readonly [subject in AskedSubject]?: AnsweredTypes } & {
  /** Further ones that are answered in single products alone, by the name of the product. */
  readonly byProduct?: { readonly [productName: string]: AnsweredTypes }
}

/** One question of a product before it is asked. */
export interface OfferedQuestion {
  readonly type: string
  readonly title: string
  /** As printed in the stamp of an answer: «ФССП». */
  readonly source: string
  /** It is what the product is bought for. */
  readonly isLeading: boolean
  readonly state: 'answered' | 'needs-data' | 'no-source'
  /** The data missing from the alternative that lacks the fewest; empty unless the state is `needs-data`. */
  readonly missing: readonly CheckNeed[]
}

/** What may be known of a subject, by field: a person, a car, a company. */
export type KnownOfSubject = Readonly<Record<string, unknown>>

/**
 * What the connected sources can answer of a product about such a subject, in the order of the report. None for a bundle:
 * its parts are asked one by one.
 */
export function whatCanBeAnswered(
  productName: string,
  known: KnownOfSubject,
  answered: AnsweredQuestions,
): readonly OfferedQuestion[] {
  const leading: readonly string[] = leadingTypesOf(productName)
  return taskTypesOf(productName).flatMap((type) => {
    const check = checkOf(type) ?? ownEntry(PROPERTY_CHECKS, type)
    if (!check) return []
    const ways = waysToAsk(productName, type, answered)
    const missing = ways && shortest(ways.map((way) => way.filter((need) => !isGiven(need, known))))
    return [
      {
        type,
        title: check.title,
        source: check.source,
        isLeading: leading.includes(type),
        state: missing === undefined ? 'no-source' : missing.length > 0 ? 'needs-data' : 'answered',
        missing: missing ?? [],
      },
    ]
  })
}

/**
 * Whether a product can be sold: each question that it is bought for has a source (DEC-12). A bundle can when each of its
 * parts can; a product that no catalogue knows never.
 */
export function isAnswerable(productName: string, answered: AnsweredQuestions): boolean {
  const product = catalogueProduct(productName)
  if (!product) return false
  if (product.parts.length > 0) return product.parts.every((part) => isAnswerable(part, answered))
  // An owner is checked together with an object that a source confirms.
  if (product.subject === 'owner' && !answered.property?.['extract']) return false
  return leadingTypesOf(productName).every((type) => waysToAsk(productName, type, answered) !== undefined)
}

/** The data without which a question that the product is bought for would stay open; each once. */
export function missingForLeading(
  productName: string,
  known: KnownOfSubject,
  answered: AnsweredQuestions,
): readonly CheckNeed[] {
  const leading = whatCanBeAnswered(productName, known, answered).filter(({ isLeading }) => isLeading)
  return [...new Set(leading.flatMap(({ missing }) => missing))]
}

/** «Данных хватает на 1 вопрос из 10» */
export function enoughDataText(questions: readonly OfferedQuestion[]): string {
  const enough = questions.filter(({ state }) => state === 'answered').length
  return `Данных хватает на ${enough} ${pluralWord(enough, 'вопрос', 'вопроса', 'вопросов')} из ${questions.length}`
}

/** One of the data that questions wait for, with the sources that would answer. */
export interface WantedNeed {
  readonly need: CheckNeed
  /** Each once, in the order of the report. */
  readonly sources: readonly string[]
}

/** The data that would let more questions be asked, those that open the most of them first. */
export function wantedNeeds(questions: readonly OfferedQuestion[]): readonly WantedNeed[] {
  const waiting = questions.flatMap(({ missing, source }) => missing.map((need) => ({ need, source })))
  return [...new Set(waiting.map(({ need }) => need))]
    .map((need) => ({ need, of: waiting.filter((one) => one.need === need) }))
    .toSorted((a, b) => b.of.length - a.of.length)
    .map(({ need, of }) => ({ need, sources: [...new Set(of.map(({ source }) => source))] }))
}

/** The questions of a product that no connected source answers, by type. */
export function unansweredTypes(productName: string, answered: AnsweredQuestions): readonly string[] {
  return unansweredOf(productName, answered).map(({ type }) => type)
}

/** Their titles. */
export function unansweredTitles(productName: string, answered: AnsweredQuestions): readonly string[] {
  return unansweredOf(productName, answered).map(({ title }) => title)
}

const unansweredOf = (productName: string, answered: AnsweredQuestions) =>
  whatCanBeAnswered(productName, {}, answered).filter(({ state }) => state === 'no-source')

function waysToAsk(productName: string, type: string, answered: AnsweredQuestions): WaysToAsk | undefined {
  const subject = catalogueProduct(productName)?.subject
  if (!subject) return undefined
  return (
    ownEntry(answered[askedSubject(subject)] ?? {}, type) ??
    ownEntry(ownEntry(answered.byProduct ?? {}, productName) ?? {}, type)
  )
}

const askedSubject = (subject: CatalogueProduct['subject']): AskedSubject =>
  subject === 'owner' ? 'person' : subject

/** Whether a datum that sources need is known; a name is a surname with a first name. */
export function isGiven(need: CheckNeed, known: KnownOfSubject): boolean {
  return need === 'name' ? Boolean(known['lastName'] && known['firstName']) : Boolean(known[need])
}

const shortest = <T>(lists: readonly (readonly T[])[]): readonly T[] | undefined =>
  lists.toSorted((a, b) => a.length - b.length)[0]
