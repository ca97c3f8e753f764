import { formatMoney, toKopecks, toRoubles } from '@proverka/domain'
import { FACT_LABELS, type Finding } from '@proverka/domain/reports'
import { type PersonInput } from '@proverka/domain/checks'
import { birthDateIn, matchPerson, namesPerson } from '../match-person.ts'

/** One enforcement proceeding in the words of the bailiffs. */
export interface Proceeding {
  /** «ТЕСТОВ ИВАН ИВАНОВИЧ 01.01.1980 Г. МОСКВА» */
  readonly debtor: string
  /** «12345/17/77010-ИП от 13.04.2017» */
  readonly production: string
  /** The writ that it rests on. */
  readonly writ: string
  /** What is collected, with the sums in words where there are any. */
  readonly subject: string
  readonly department: string
  /** When and by which article it ended; empty while it goes on. */
  readonly end: string
}

const NUMBER = /\d+\/\d+\/\d+-(?:ИП|СД)/
/** «Остаток долга …: 228740.15 руб.», «Сумма долга: …» or a bare sum. */
const REST = /Остаток долга[^:]*:\s*([\d\s]+(?:[.,]\d+)?)\s*руб/i
const SUM = /([\d\s]+(?:[.,]\d+)?)\s*руб/i
/** Ended because nothing could be collected: the debt is still there (article 46). */
const NOT_COLLECTED = /(?:^|\D)46(?:\D|$)/

/** A proceeding as a finding; what is collected still is serious, what has ended is less so. */
export function describeProceeding(proceeding: Proceeding, person?: PersonInput): Finding {
  const { production, writ, subject, department, end } = proceeding
  const kopecks = amountIn(subject)
  const isOpen = end.trim() === ''
  const facts = [
    { label: 'Производство', value: production },
    { label: FACT_LABELS.matter, value: subject },
    ...(kopecks === undefined ? [] : [{ label: 'Остаток', value: formatMoney(toRoubles(kopecks)) }]),
    { label: 'Документ', value: writ },
    { label: 'Отдел приставов', value: department },
    ...(isOpen ? [] : [{ label: 'Окончено', value: end }]),
  ].filter(({ value }) => value.trim() !== '')
  return {
    title: `Исполнительное производство ${NUMBER.exec(production)?.[0] ?? production}`,
    severity: isOpen
      ? 'critical'
      : NOT_COLLECTED.test(end.split(',').slice(1).join(','))
        ? 'warning'
        : 'notice',
    facts,
    ...(isOpen && kopecks !== undefined && { amount: kopecks }),
    ...(person && { match: matchOf(proceeding.debtor, person) }),
  }
}

function matchOf(debtor: string, person: PersonInput) {
  const match = matchPerson({ birth_date: birthDateIn(debtor) }, person)
  return namesPerson(debtor, person) ? match : { ...match, name: 'differs' as const }
}

/** Whole kopecks of a sum in words, or undefined where the bailiffs name none. */
function amountIn(text: string): number | undefined {
  const digits = (REST.exec(text) ?? SUM.exec(text))?.[1]?.replaceAll(/\s/g, '').replace(',', '.')
  return digits ? toKopecks(Number(digits)) : undefined
}
