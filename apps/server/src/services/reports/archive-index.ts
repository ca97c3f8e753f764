import { formatDateTime, groupDigits } from '@proverka/domain'
import { orderStageLabel, orderStageOf } from '@proverka/domain/orders'
import { type Report } from '@proverka/domain/reports'
import { reportView } from '@proverka/domain/views'
import { indexEntries, linkTo, type IndexedFile } from '../../documents/archive/index-page.ts'
import type { ZipEntry } from '../../documents/archive/stream-zip.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { withoutDirectionMarks } from '../../documents/pdf/printable.ts'

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

/** What an index says of a report: small enough to hold for thousands of reports. */
export interface IndexedReport {
  readonly line: Markup
  readonly facts: Pick<Report, 'id' | 'number' | 'title' | 'product_name' | 'demo' | 'updated_at' | 'subject'>
}

export function describeReport(report: Report): IndexedReport {
  const { id, number, title, product_name, demo, updated_at, subject } = report
  return { line: reportLine(report), facts: { id, number, title, product_name, demo, updated_at, subject } }
}

/** An order in an archive as the index tells of it. */
export interface PackedOrder {
  readonly number: number
  /** Of its parts. */
  readonly statuses: readonly string[]
  readonly files: readonly IndexedFile[]
  readonly reports: readonly IndexedReport[]
  /** Titles of the parts that have no report yet. */
  readonly absent: readonly string[]
}

/** What is in the archive of an order. */
export const orderIndex = (name: string, { files, reports, absent }: PackedOrder): readonly ZipEntry[] =>
  indexEntries(
    titleOf(name),
    html`<h1>Что внутри</h1>
      <h2>Отчеты</h2>
      ${reportList(reports)} ${absent.length > 0 && html`<h2>Чего здесь нет</h2>`} ${absentList(absent)}
      ${fileTable(files)}`,
    {
      version: INDEX_VERSION,
      archive: name,
      reports: reports.map(({ facts }) => facts),
      absent,
      files,
    },
  )

/** What is in the archive of several orders, and what of them has no report. */
export const ordersIndex = (name: string, orders: readonly PackedOrder[]): readonly ZipEntry[] =>
  indexEntries(
    titleOf(name),
    html`<h1>Что внутри</h1>
      ${orders.map(
        ({ number, statuses, reports, absent }) =>
          html`<h2>Заказ ${groupDigits(number)}: ${orderStageLabel(orderStageOf(statuses)).toLowerCase()}</h2>
            ${reports.length > 0 && reportList(reports)} ${absentList(absent)}`,
      )}
      ${fileTable(orders.flatMap(({ files }) => files))}`,
    {
      version: INDEX_VERSION,
      archive: name,
      orders: orders.map(({ number, statuses, reports, absent, files }) => ({
        number,
        state: orderStageOf(statuses),
        reports: reports.map(({ facts }) => facts),
        absent,
        files,
      })),
    },
  )

const titleOf = (name: string): string => `${name}: что внутри`

const reportList = (reports: readonly IndexedReport[]): Markup =>
  html`<ul>
    ${reports.map(({ line }) => line)}
  </ul>`

const absentList = (absent: readonly string[]): Markup | false =>
  absent.length > 0 &&
  html`<ul>
    ${absent.map((title) => html`<li>${withoutDirectionMarks(title)}: отчета нет</li> `)}
  </ul>`

const fileTable = (files: readonly IndexedFile[]): Markup =>
  html`<h2>Файлы</h2>
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
