import { COURT_ROLES, factOf } from '../../reports/report/fact-labels.ts'
import type { Figures, Finding } from '../../reports/report/report.ts'

/** The number of a case ends with its year: «А00-1140/2026». */
const CASE_YEAR = /\/((?:19|20)\d{2})(?!\d)/

interface CourtCase {
  readonly year: number
  readonly role: string
  readonly end: 'lost' | 'won' | 'other'
}

/**
 * How many cases of each year a party has: by how they ended where the source tells that of one at least, with the roles
 * beside it in the table; otherwise by role. Nothing to count in a single case.
 */
export function casesByYear(findings: readonly Finding[]): Figures | undefined {
  const cases = findings.flatMap((finding): CourtCase[] => {
    const year = CASE_YEAR.exec(finding.title)?.[1]
    const role = factOf(finding, 'courtRole') ?? ''
    return year ? [{ year: Number(year), role, end: endOf(factOf(finding, 'courtEnd') ?? '', role) }] : []
  })
  if (cases.length < 2) return undefined
  const years = cases.map(({ year }) => year)
  const first = Math.min(...years)
  const labels = Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index)
  const count = (name: string, has: (one: CourtCase) => boolean) => ({
    name,
    values: labels.map((year) => cases.filter((one) => one.year === year && has(one)).length),
  })
  const roles = [
    count('Ответчик', ({ role }) => role === COURT_ROLES.defendant),
    count('Истец', ({ role }) => role === COURT_ROLES.plaintiff),
    count('Другая роль', ({ role }) => !isParty(role)),
  ].filter(isThere)
  const ends = [
    count('Проиграно', ({ end }) => end === 'lost'),
    count('Выиграно', ({ end }) => end === 'won'),
    count('Другой итог или идет', ({ end }) => end === 'other'),
  ].filter(isThere)
  const hasEnds = cases.some(({ end }) => end !== 'other')
  return {
    kind: 'columns',
    title: hasEnds ? 'Дела по годам и итогам' : 'Дела по годам',
    labelTitle: 'Год',
    labels: labels.map(String),
    series: hasEnds ? ends : roles,
    ...(hasEnds && { columns: roles.map(({ name, values }) => ({ name, values: values.map(String) })) }),
  }
}

/**
 * Outcomes without a winner: a claim granted in part, settled, withdrawn, returned, or not decided; decisions in a
 * bankruptcy, where motions are granted to either side; and decisions of a higher court on an earlier outcome or on a
 * counterclaim, which mean nothing without the decision that they refer to.
 */
const UNWON =
  /частичн|миров|прекращ|без рассмотрения|возвра[тщ]|ходатайств|банкрот|несостоятельн|в принятии|жалоб\S*\s+(?:\S+\s+)?без удовлетворения|без изменени|встречн|заочн|отказ\S*\s+(?:от|истца|заявителя)(?![а-яё])/i

/** Who lost depends on the side: what is awarded, the defendant lost and the plaintiff won. */
function endOf(end: string, role: string): CourtCase['end'] {
  if (!isParty(role) || UNWON.test(end)) return 'other'
  if (/отказ|не\s+удовлетвор|без удовлетворения/i.test(end))
    return role === COURT_ROLES.defendant ? 'won' : 'lost'
  if (/взыска|удовлетвор/i.test(end)) return role === COURT_ROLES.defendant ? 'lost' : 'won'
  return 'other'
}

const isParty = (role: string): boolean => role === COURT_ROLES.defendant || role === COURT_ROLES.plaintiff

const isThere = ({ values }: { readonly values: readonly number[] }): boolean =>
  values.some((value) => value > 0)
