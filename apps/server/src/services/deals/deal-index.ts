import { formatDate, formatMoney, toRoubles } from '@proverka/domain'
import { indexEntries, linkTo, type IndexedFile } from '../../documents/archive/index-page.ts'
import type { ZipEntry } from '../../documents/archive/stream-zip.ts'
import type { DealRow } from '../../platform/db/queries/deals/deals.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { withoutDirectionMarks } from '../../documents/pdf/printable.ts'

/** Missing values are not guessed. */
export const NOT_GIVEN = 'не указано'

/** Grows when a program that reads the former index would misread the new one. */
const INDEX_VERSION = 1

/** A sheet of a deal's folder as its index tells of it; every text but `missing` is filled. */
export interface IndexedSheet {
  readonly number: number
  readonly title: string
  readonly source: string
  readonly date: string
  readonly files: readonly IndexedFile[]
  /** What of it is not there; empty when it is there whole. */
  readonly missing: string
}

/** The index of a deal's archive, for people and for programs. */
export function dealIndex(deal: DealRow, sheets: readonly IndexedSheet[]): readonly ZipEntry[] {
  const closes = deal.closes_on ? formatDate(deal.closes_on) : NOT_GIVEN
  const missing = sheets.filter((sheet) => sheet.missing !== '')
  const content = html`<h1>Опись папки</h1>
    <p>
      Объект: ${plain(deal.object_key)}. Цена: ${formatMoney(toRoubles(deal.price_kopecks))}. День сделки:
      ${closes}.
    </p>
    <ul>
      ${deal.parties.map(({ role, name }) => html`<li>${plain(role)}: ${plain(name)}</li> `)}
    </ul>
    <h2>
      ${missing.length === 0 ? 'Все листы на месте' : `Не хватает листов: ${missing.length} из ${sheets.length}`}
    </h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Лист</th>
          <th scope="col">Что это</th>
          <th scope="col">Источник</th>
          <th scope="col">Дата</th>
          <th scope="col">Файлы</th>
        </tr>
      </thead>
      <tbody>
        ${sheets.map((sheet) => sheetRow(sheet))}
      </tbody>
    </table>`
  const json = {
    version: INDEX_VERSION,
    object_key: deal.object_key,
    closes_on: deal.closes_on,
    parties: deal.parties,
    sheets,
  }
  return indexEntries('Опись папки сделки', content, json)
}

function sheetRow({ number, title, source, date, files, missing }: IndexedSheet): Markup {
  return html`<tr>
    <td>${number}</td>
    <td>${plain(title)}</td>
    <td>${plain(source)}</td>
    <td>${date}</td>
    <td>
      ${files.map(({ name }) => html`<div>${linkTo(name)}</div> `)}
      ${missing !== '' && html`<b>${plain(missing)}</b>`}
    </td>
  </tr> `
}

const plain = (text: string): string => withoutDirectionMarks(text)
