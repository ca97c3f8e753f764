import { EXTRACT_CASES, OTHER_REPORTS } from '@proverka/domain/fixtures/report-cases.ts'
import { reportView, typesetView, viewStatements } from '@proverka/domain/reports'
import type { Report } from '@proverka/domain/reports'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReportBody } from './report-body.tsx'

/** Words of the page itself: signs, heads of columns and what a screen reader hears beside a drawing. */
const CHROME = new Set([
  'Демонстрационные данные',
  'Отчет',
  'Что это значит',
  'Что делать',
  'Источник',
  'Что искали',
  'Ответ',
  'Время',
  ': совпало',
  ': не совпало',
  ': неизвестно',
])

/** The drawing of «не найдено». */
const GREEN_SQUARE = 'd="M1 1h18v18H1z"'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Texts of the page as its reader meets them, without the menu and the filter, which repeat them. */
function textsOf(report: Report): readonly string[] {
  const html = renderToStaticMarkup(<ReportBody view={typesetView(reportView(report))} />)
  const shown = html
    .replace(/<nav\b[\s\S]*?<\/nav>/, '')
    .replace(/<div[^>]*role="group"[\s\S]*?<\/button><\/div>/, '')
    .replace(/<caption\b[\s\S]*?<\/caption>/g, '')
  return shown
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&([\w#]+);/g, (_whole, name: string) => ENTITIES[name] ?? name).trim())
    .filter((text) => text !== '' && !CHROME.has(text))
}

const all = [...EXTRACT_CASES.map(({ name, report }) => [name, report] as const), ...OTHER_REPORTS]

describe('[TRUE-01, TRUE-02] the page of a report', () => {
  it.each(all)('says what its view says, word by word: %s', (_name, report) => {
    const said = viewStatements(typesetView(reportView(report))).filter((text) => !CHROME.has(text))
    expect([...new Set(textsOf(report))].toSorted()).toEqual([...new Set(said)].toSorted())
  })

  it('draws the green square only beside what the document states', () => {
    for (const { name, report } of EXTRACT_CASES) {
      const view = reportView(report)
      const isStated =
        view.verdict.mark.tone === 'green' ||
        view.sections.some((one) => one.kind === 'rows' && one.rows.some(({ tone }) => tone === 'green'))
      const html = renderToStaticMarkup(<ReportBody view={view} />)
      expect([name, html.includes(GREEN_SQUARE)]).toEqual([name, isStated])
    }
  })
})
