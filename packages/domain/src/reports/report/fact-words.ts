import { formatMoney } from '../../money/format-money.ts'
import { toRoubles } from '../../money/kopecks.ts'
import { checkOf } from '../../checks/check-of.ts'
import type { SummaryFact } from './summary-fact.ts'

/** Each source once, with the checks that the statement is about: one source may answer several (TRUE-01). */
export function sourcesOf(facts: readonly SummaryFact[]): string {
  const sources = [...new Set(facts.map((fact) => fact.source))]
  return sources.map((source) => `${source} (${checksOf(source, facts)})`).join('; ')
}

function checksOf(source: string, facts: readonly SummaryFact[]): string {
  const own = facts.filter((fact) => fact.source === source)
  const titles = own.map(({ taskType }) => checkOf(taskType)?.title ?? taskType)
  return [...new Set(titles)].map(inSentence).join(', ')
}

/** One phrase for each check that has records: «долг по налогам 18 400 ₽»; without records the words of the rule. */
export function phrasesOr(words: string, facts: readonly SummaryFact[]): readonly string[] {
  return facts.length === 0 ? [words] : bySurety(facts).map(phraseOf)
}

/** The same phrases in a sentence, each with the sources that say so. */
export function phrasesWithSources(facts: readonly SummaryFact[]): string {
  return bySurety(facts)
    .map((own) => `${phraseOf(own)} (${[...new Set(own.map(({ source }) => source))].join(', ')})`)
    .join('; ')
}

/** The words of a verdict with the sum and the number of its records; a sum without a place in them follows. */
export function wordsAbout(words: string, facts: readonly SummaryFact[]): string {
  const sum = sumOf(facts)
  const placed = countedWords(words, facts).replace(
    // Any space: where the words are set for reading a preposition is bound to what follows it.
    /\{(\sна\s)?sum\}/,
    (_, preposition: string = ' ') => sum && `${preposition}${sum}`,
  )
  return sum === '' || placed.includes(sum) ? placed : `${placed}, ${sum}`
}

/** Words for one record or for several: `{дело|дела}`. */
export function countedWords(words: string, facts: readonly SummaryFact[]): string {
  return words.replace(/\{([^{}]+)\|([^{}]+)\}/g, (_, one: string, more: string) =>
    facts.length === 1 ? one : more,
  )
}

/** What would change records of several checks, each in its own words; without any the words of the rule. */
export const conditionsOr =
  (words: string) =>
  (facts: readonly SummaryFact[]): readonly string[] =>
    facts.length === 0
      ? [words]
      : byCheck(facts).map((own) => {
          const condition = checkOf(own[0]?.taskType)?.verdict?.condition
          return condition === undefined ? words : countedWords(condition, own)
        })

function byCheck(facts: readonly SummaryFact[]): readonly (readonly SummaryFact[])[] {
  return [...new Set(facts.map(({ taskType }) => taskType))].map((type) =>
    facts.filter(({ taskType }) => taskType === type),
  )
}

/** Separates records that may be about a namesake: their sum is not added to that of sure records (TRUE-08). */
function bySurety(facts: readonly SummaryFact[]): readonly (readonly SummaryFact[])[] {
  return byCheck(facts)
    .flatMap((own) => [own.filter(({ isWeak }) => !isWeak), own.filter(({ isWeak }) => isWeak)])
    .filter(({ length }) => length > 0)
}

function phraseOf(facts: readonly SummaryFact[]): string {
  const [first] = facts
  const check = checkOf(first?.taskType)
  const isSerious = facts.some(({ kind }) => kind === 'found')
  const lesser = check?.verdict?.lesser ?? (check?.states ? first?.title : undefined)
  const words =
    (isSerious ? undefined : lesser) ?? check?.verdict?.short ?? check?.title ?? first?.title ?? 'запись'
  const phrase = wordsAbout(inSentence(words), facts)
  return facts.every(({ isWeak }) => isWeak) ? `возможно, ${phrase}` : phrase
}

/** A title inside a sentence: «розыск», but an abbreviation stays as it is. */
function inSentence(title: string): string {
  const [first = '', second = ''] = title
  return second === second.toUpperCase() ? title : first.toLowerCase() + title.slice(1)
}

/**
 * «388 140 ₽», at least so much where another record does not tell its sum, or nothing where none does. Asked of one
 * check at a time: a loss is no debt.
 */
function sumOf(facts: readonly SummaryFact[]): string {
  const sum = facts.reduce((total, { amount = 0 }) => total + amount, 0)
  if (sum <= 0) return ''
  const text = formatMoney(toRoubles(sum))
  return facts.every(({ amount }) => amount !== undefined) ? text : `минимум ${text}`
}
