import type { Figures, Finding } from '../report/report.ts'

/** The year of a case stands at the end of its number: «А00-1140/2026». */
const CASE_YEAR = /\/((?:19|20)\d{2})(?!\d)/

/** How many cases of each year a party has as defendant and as plaintiff; nothing to count in a single case. */
export function casesByYear(findings: readonly Finding[]): Figures | undefined {
  const cases = findings.flatMap(({ title, facts }) => {
    const year = CASE_YEAR.exec(title)?.[1]
    const role = facts.find(({ label }) => label === 'Роль')?.value ?? ''
    return year ? [{ year: Number(year), role }] : []
  })
  if (cases.length < 2) return undefined
  const years = cases.map(({ year }) => year)
  const first = Math.min(...years)
  const labels = Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index)
  const count = (has: (role: string) => boolean) =>
    labels.map((year) => cases.filter((one) => one.year === year && has(one.role)).length)
  const series = [
    { name: 'Ответчик', values: count((role) => role === 'ответчик') },
    { name: 'Истец', values: count((role) => role === 'истец') },
    { name: 'Другая роль', values: count((role) => role !== 'ответчик' && role !== 'истец') },
  ].filter(({ values }) => values.some((value) => value > 0))
  return { kind: 'columns', title: 'Дела по годам', labelTitle: 'Год', labels: labels.map(String), series }
}
