import { formatDateTime } from '@proverka/domain'
import { reportView, type Report } from '@proverka/domain/reports'
import { indexEntries, linkTo, type IndexedFile } from '../../archive/index-page.ts'
import type { ZipEntry } from '../../archive/stream-zip.ts'
import { html, type Markup } from '../../mail/html/markup.ts'
import { withoutDirectionMarks } from '../../pdf/printable.ts'

/** Grows when a program that reads the former index would misread the new one. */
const INDEX_VERSION = 1

/** What each kind of file is for. */
const PURPOSES: Readonly<Record<string, string>> = {
  pdf: 'читать и печатать',
  html: 'читать в браузере',
  xlsx: 'считать в таблице',
  json: 'для программ',
  xml: 'официальный файл, из которого прочитан отчет',
}

/** What an index says of a report: little enough to be kept while thousands of them go by. */
export interface IndexedReport {
  readonly line: Markup
  readonly facts: Pick<Report, 'id' | 'number' | 'title' | 'product_name' | 'demo' | 'updated_at' | 'subject'>
}

export function describeReport(report: Report): IndexedReport {
  const { id, number, title, product_name, demo, updated_at, subject } = report
  return { line: reportLine(report), facts: { id, number, title, product_name, demo, updated_at, subject } }
}

interface OrderArchive {
  readonly name: string
  readonly files: readonly IndexedFile[]
  readonly reports: readonly IndexedReport[]
  /** Titles of the parts that have no report yet. */
  readonly absent: readonly string[]
}

/** What is in the archive of an order. */
export const orderIndex = (archive: OrderArchive): readonly ZipEntry[] =>
  indexEntries(`${archive.name}: что внутри`, contentOf(archive), {
    version: INDEX_VERSION,
    archive: archive.name,
    reports: archive.reports.map(({ facts }) => facts),
    absent: archive.absent,
    files: archive.files,
  })

const contentOf = ({ files, reports, absent }: OrderArchive): Markup =>
  html`<h1>Что внутри</h1>
    <h2>Отчеты</h2>
    <ul>
      ${reports.map(({ line }) => line)}
    </ul>
    ${
      absent.length > 0 &&
      html`<h2>Чего здесь нет</h2>
        <ul>
          ${absent.map((title) => html`<li>${withoutDirectionMarks(title)}: отчета нет</li> `)}
        </ul>`
    }
    <h2>Файлы</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Файл</th>
          <th scope="col">Зачем</th>
        </tr>
      </thead>
      <tbody>
        ${files.map((file) => fileRow(file))}
      </tbody>
    </table>`

function reportLine(report: Report): Markup {
  const { title, subject, verdict, number } = reportView(report)
  const name = withoutDirectionMarks(subject.name)
  return html`<li>
    <b>${title}</b>, ${number}: ${name}. ${verdict.mark.words}: ${withoutDirectionMarks(verdict.headline)}
    (${formatDateTime(report.updated_at)}${report.demo && ', демонстрационные данные'})
  </li> `
}

function fileRow({ name }: IndexedFile): Markup {
  const purpose = PURPOSES[name.replace(/.*\./, '')] ?? 'документ'
  return html`<tr>
    <td>${linkTo(name)}</td>
    <td>${purpose}</td>
  </tr> `
}
