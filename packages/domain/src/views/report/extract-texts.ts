import { formatDate, formatDateTime } from '../../format/format-date.ts'
import { formatMoney } from '../../money/format-money.ts'
import type { ExtractDocument, ExtractHolder, ExtractRight } from '../../reports/extract/extract.ts'

/** LAW-03: a hidden holder is shown by kind. */
const HOLDER_KINDS: { readonly [kind in ExtractHolder['kind']]: string } = {
  person: 'Физическое лицо',
  organisation: 'Юридическое лицо',
  public: 'Публичное образование',
}

/** A holder in one line, with numbers and role. */
export function holderText({ kind, state, name, inn, ogrn, role }: ExtractHolder): string {
  const who = state === 'named' && name ? name : HOLDER_KINDS[kind]
  // The number of a person whose name is withheld names them as well (LAW-03).
  const isWithheld = kind === 'person' && state !== 'named'
  return [who, !isWithheld && inn && `ИНН ${inn}`, ogrn && `ОГРН ${ogrn}`, role].filter(Boolean).join(', ')
}

/** All holders in one line. */
export function holdersText(holders: readonly ExtractHolder[]): string {
  return holders.map(holderText).join('; ') || 'не указан'
}

/** «Долевая собственность, доля 1/2» */
export function rightText({ type, share }: Pick<ExtractRight, 'type' | 'share'>): string {
  return share === undefined ? type : `${type}, доля ${share}`
}

/** Number and date of an entry: «№ 00:01-1 от 01.03.2015». */
export function entryText(number: string | undefined, date: string | undefined): string {
  return [number && `№ ${number}`, date && `от ${timeOf(date)}`].filter(Boolean).join(' ')
}

/** Name, number, date and issuer of a document; registers write «б/н» where it has no number. */
export function documentText({ name, number, date, issuer }: ExtractDocument): string {
  const hasNumber = number !== undefined && !/^б\/?н$/iu.test(number)
  const title = [name, hasNumber && `№ ${number}`, date && `от ${formatDate(date)}`].filter(Boolean).join(' ')
  return issuer ? `${title}, ${issuer}` : title
}

/** «Основание: …» for the documents of an entry; nothing when the extract lists none. */
export function basisText(documents: readonly ExtractDocument[]): readonly string[] {
  return documents.length === 0 ? [] : [`Основание: ${documents.map(documentText).join('; ')}`]
}

/** Term of an encumbrance: «с 18.03.2024 по 18.03.2044», or the words of the register. */
export function termText(from: string | undefined, to: string | undefined): string {
  const end = to && (/^\d{4}-/.test(to) ? `по ${formatDate(to)}` : to)
  // The words of a term often begin with the same date.
  const begin = from && !end?.startsWith('с ') ? `с ${formatDate(from)}` : undefined
  return [begin, end].filter(Boolean).join(' ') || 'срок не указан'
}

/** Square metres: «1 524,7 м²». */
export function areaText(area: number | undefined): string | undefined {
  if (area === undefined) return undefined
  const [, digits] = String(area).split('.')
  return `${formatMoney(Math.trunc(area)).replace(' ₽', '')}${digits ? `,${digits}` : ''} м²`
}

/** Sums of a register, with kopecks where they are not zero. */
export function registerMoney(roubles: number): string {
  const all = Math.round(roubles * 100)
  const kopecks = all % 100
  const whole = formatMoney(Math.floor(all / 100))
  return kopecks === 0 ? whole : whole.replace(' ₽', `,${String(kopecks).padStart(2, '0')} ₽`)
}

/** The minute of a registration, where the register gives more than midnight. */
function timeOf(date: string): string {
  return /T(?!00:00)/.test(date) ? formatDateTime(date) : formatDate(date)
}
