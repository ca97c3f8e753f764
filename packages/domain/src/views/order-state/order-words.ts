import { pluralWord } from '../../format/plural.ts'
import { formatMoney } from '../../money/format-money.ts'
import { catalogueProduct } from '../../orders/catalogue/products.ts'
import type { Report } from '../../reports/report/report.ts'
import { isAnswered } from '../../reports/report/waiting.ts'
import { areaText } from '../report/extract-texts.ts'
import type { OrderState, ItemState } from './order-state.ts'

/** «Оплачено картой». */
export function paidText({ paid_by }: Pick<OrderState, 'paid_by'>): string {
  switch (paid_by) {
    case 'card':
      return 'Оплачено картой'
    case 'balance':
      return 'Оплачено с баланса'
    case 'invoice':
      return 'Оплачено по счету'
    case 'free':
      return 'Оплаты не нужно'
    case null:
      return 'Ждет оплаты'
  }
}

/** «1 199 ₽», or that it costs nothing. */
export function sumText({ total }: Pick<OrderState, 'total'>): string {
  return total > 0 ? formatMoney(total) : 'Бесплатно'
}

const COUNTS = ['', 'Одна', 'Две', 'Три', 'Четыре', 'Пять']
const PARTS = ['часть', 'части', 'частей'] as const

/** «Три части, одна готова, одна не выполнена». */
export function progressText({ items }: Pick<OrderState, 'items'>): string {
  const statuses = items.map(({ status }) => status)
  const done = statuses.filter((status) => status === 'done').length
  const failed = statuses.filter((status) => status === 'refund' || status === 'deleted').length
  const waiting = items.length - done - failed
  // What needs an answer of the buyer is not being made.
  const isHeld = waiting > 0 && statuses.filter((status) => status === 'actionrequired').length === waiting
  if (items.length === 1) {
    if (waiting === 1) return isHeld ? 'Отчет ждет данных' : 'Отчет готовится'
    return done === 1 ? 'Отчет готов' : 'Отчет не выполнен'
  }
  const all = `${COUNTS[items.length] ?? items.length} ${pluralWord(items.length, ...PARTS)}`
  if (done === items.length) return `${all}, все готовы`
  if (failed === items.length) return `${all}, ни одна не выполнена`
  const words = [
    done > 0 && `${countWord(done)} ${done === 1 ? 'готова' : 'готовы'}`,
    failed > 0 && `${countWord(failed)} ${failed === 1 ? 'не выполнена' : 'не выполнены'}`,
    waiting > 0 && done === 0 && (isHeld ? 'ждут данных' : 'готовятся'),
  ]
  return [all, ...words.filter(Boolean)].join(', ')
}

const countWord = (count: number): string => (COUNTS[count] ?? String(count)).toLowerCase()

/** A person by surname and initials: «Ладогин А. П.». */
export function shortNameOf(person: {
  readonly lastName: string
  readonly firstName: string
  readonly middleName?: string | undefined
}): string {
  const initials = [person.firstName, person.middleName].flatMap((name) =>
    name ? [`${name.slice(0, 1)}.`] : [],
  )
  return [person.lastName, ...initials].join(' ')
}

function shortSubjectOf(subject: Exclude<Report['subject'], { kind: 'property' }>): string {
  switch (subject.kind) {
    case 'person':
      return shortNameOf(subject)
    case 'vehicle':
      return subject.plate ?? subject.vin ?? ''
    case 'flat':
      return areaText(subject.area) ?? ''
    case 'company':
    case 'taxpayer':
      return `ИНН ${subject.inn}`
  }
}

/** Under the name of a part: who is checked, or what is in it. */
export function partDetail(
  part: Pick<ItemState, 'product_name' | 'report'> & { readonly urgent?: boolean | undefined },
): string {
  return [aboutPart(part), part.urgent && 'срочно'].filter(Boolean).join(', ')
}

function aboutPart(part: Pick<ItemState, 'product_name' | 'report'>): string {
  const catalogue = catalogueProduct(part.product_name)
  const tasks = part.report?.tasks.length ?? 0
  const sources = tasks > 1 ? `${tasks} ${pluralWord(tasks, 'проверка', 'проверки', 'проверок')}` : ''
  const subject = part.report?.subject
  if (subject && subject.kind !== 'property')
    return [shortSubjectOf(subject), sources].filter(Boolean).join(', ')
  return catalogue?.product_description ?? sources
}

/** «4 из 6»: how many of the questions have an answer. */
export function answeredText({ report }: Pick<ItemState, 'report'>): string | undefined {
  const tasks = report?.tasks ?? []
  if (tasks.length < 2) return undefined
  return `${tasks.filter(isAnswered).length} из ${tasks.length}`
}
