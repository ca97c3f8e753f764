import { formatDate, typograph } from '@proverka/domain'
import {
  differenceText,
  FACT_LABELS,
  factText,
  SOURCE_NAMES,
  type ComparedFact,
  type FactName,
  type StatedFact,
} from '@proverka/domain/register'
import type { SourceMatrixRow } from '@proverka/ui/report'
import type { ObjectAnswer } from '../data.ts'

/** What the sources of the register say of a real object. */
export type ObjectSources = NonNullable<ObjectAnswer['sources']>

type SourceDocument = ObjectSources['documents'][number]

/** Sources as columns, with the day of the document that counts. */
export const sourceColumns = (documents: readonly SourceDocument[]) =>
  documents.map(({ source, day }) => ({ id: source, name: SOURCE_NAMES[source], day: formatDate(day) }))

/** Facts as rows of the matrix. */
export function sourceRows({
  documents,
  facts,
}: Pick<ObjectSources, 'documents' | 'facts'>): SourceMatrixRow[] {
  const dayOf = new Map(documents.map(({ source, day }) => [source, day]))
  return facts.map((fact) => {
    const { name, shown, others, verdict } = fact
    const stated = [shown, ...others.map((other) => other.fact)]
    return {
      label: FACT_LABELS[name],
      answers: Object.fromEntries(
        stated.map((one) => [
          one.source,
          {
            value: typograph(factText(name, one)),
            ...(one.day !== dayOf.get(one.source) && { note: `на ${formatDate(one.day)}` }),
          },
        ]),
      ),
      shown: shown.source,
      verdict,
      differing:
        verdict === 'differ'
          ? [shown.source, ...others.flatMap((other) => (other.agrees ? [] : [other.fact.source]))]
          : [],
      words: verdictText(fact),
    }
  })
}

/** «Расходится на 12 м²»: by how much, where values are measured. */
export function verdictText({
  name,
  verdict,
  others,
}: Pick<ComparedFact, 'name' | 'verdict' | 'others'>): string {
  if (verdict === 'single') return 'Один источник'
  if (verdict === 'agree')
    return others.some(({ by }) => name === 'cost' && by !== undefined) ? 'На разные дни' : 'Сходится'
  const by = Math.max(...others.flatMap((other) => (other.agrees ? [] : Math.abs(other.by ?? 0))))
  return by > 0 ? `Расходится на ${differenceText(name, by)}` : 'Расходится'
}

const KEY_FACTS: readonly FactName[] = ['area', 'extension', 'floor', 'floors', 'category', 'cost']

/** The facts that matter most, each with who says so. */
export const keyFacts = ({ facts }: Pick<ObjectSources, 'facts'>) =>
  KEY_FACTS.flatMap((name) => {
    const fact = facts.find((one) => one.name === name)
    return fact
      ? [
          {
            label: FACT_LABELS[name],
            value: factText(name, fact.shown),
            note: fact.verdict === 'differ' ? verdictText(fact).toLowerCase() : whoSays(fact.shown),
            differs: fact.verdict === 'differ',
          },
        ]
      : []
  })

const whoSays = ({ source, day }: StatedFact): string => `${SOURCE_NAMES[source]}, ${formatDate(day)}`
