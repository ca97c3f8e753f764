import { REPORT_LABELS, reportCsv, reportView, typesetView } from '@proverka/domain/views'
import { EXTRACT_CASES, OTHER_REPORTS } from '@proverka/domain/fixtures/report-cases.ts'
import { viewStatements } from '@proverka/domain/fixtures/view-statements.ts'
import { type Report } from '@proverka/domain/reports'
import { describe, expect, it } from 'vitest'
import { SAMPLED_REPORTS } from '../../../tests/setup/sampled-reports.ts'
import { readZip } from '../../../tests/setup/read-zip.ts'
import { makeWorkbook } from './make-sheet.ts'
import { reportSheets } from './report-sheets.ts'

const all = [
  ...EXTRACT_CASES.map(({ name, report }) => [name, report] as const),
  ...OTHER_REPORTS,
  ...SAMPLED_REPORTS,
]

/** Labels of columns, and of the version that a table names and a list of statements leaves to the page. */
const labelsOf = (report: Report): readonly string[] => {
  const { version, updated } = typesetView(reportView(report))
  return [...Object.values(REPORT_LABELS), version, updated]
}

const csvOf = (report: Report): string => reportCsv(typesetView(reportView(report)))

const linesOf = (text: string): readonly string[] => text.split('\n').map((line) => line.trim())

/** What is said, line by line; a statement of several lines is in its cell as lines. */
const saidBy = (report: Report) =>
  new Set(viewStatements(typesetView(reportView(report))).flatMap((text) => linesOf(text)))

const unescapeXml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** Every text of an XLSX, out of the file itself. */
async function textsOfWorkbook(report: Report): Promise<readonly string[]> {
  const files = readZip(await makeWorkbook(reportSheets(report)))
  const words = [...files].find(([name]) => name.endsWith('sharedStrings.xml'))?.[1].toString('utf8') ?? ''
  return [...words.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map((match) => unescapeXml(match[1] ?? ''))
}

/** Every cell of a CSV, read by the rules of RFC 4180 again. */
function cellsOfCsv(csv: string): readonly string[] {
  return [...csv.slice(1).matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;\r\n]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  )
}

/** What a form leaves out of its report, and what it adds. */
function differences(report: Report, texts: readonly string[]) {
  const said = saidBy(report)
  const labels = new Set(labelsOf(report))
  // A sign that keeps a spreadsheet from computing is not part of the text.
  const lines = new Set(texts.flatMap((text) => linesOf(text.replace(/^'(?=[=+\-@])/, ''))))
  lines.delete('')
  return {
    leftOut: [...said].filter((line) => !lines.has(line)),
    added: [...lines].filter((line) => !said.has(line) && !labels.has(line)),
  }
}

const NONE = { leftOut: [], added: [] }

describe('[TRUE-02] the XLSX of a report', () => {
  it.each(all)('says what its view says, line by line: %s', async (_name, report) => {
    expect(differences(report, await textsOfWorkbook(report))).toEqual(NONE)
  })
})

describe('[TRUE-02] the CSV of a report', () => {
  it.each(all)('says what its view says, line by line: %s', (_name, report) => {
    expect(differences(report, cellsOfCsv(csvOf(report)))).toEqual(NONE)
  })

  it('computes nothing, whatever a register has written', () => {
    const [[, report] = []] = OTHER_REPORTS
    if (!report) throw new Error('no report')
    const csv = csvOf({ ...report, title: '=HYPERLINK("http://evil.example"); "да"' })
    expect(csv).toContain(`"'=HYPERLINK(«http://evil.example»); «да»"`)
  })
})
