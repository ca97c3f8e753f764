import { formatMoney, normaliseCadastralNumber, plural } from '@proverka/domain'
import { catalogueProduct, PRODUCTS } from '@proverka/domain/orders'
import type { OrderPart, OrderView } from './data.ts'

/** «10 005». */
export function numberText(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ' ')
}

/** «Оплачено картой». */
export function paidText({ paid_by }: OrderView): string {
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

export function sumText({ total }: OrderView): string {
  return total > 0 ? formatMoney(total) : 'Бесплатно'
}

/** What was ordered by one name: that of the bundle with these very parts, of the one part, or how many there are. */
export function productText({ items }: OrderView): string {
  const names = items.map(({ product_name }) => product_name).toSorted()
  const bundle = PRODUCTS.find(({ parts }) => parts.length > 0 && parts.toSorted().join() === names.join())
  const [first] = items
  if (bundle) return bundle.product_name_ru
  if (items.length === 1 && first) return first.product_name_ru
  return `${items.length} ${plural(items.length, 'отчет', 'отчета', 'отчетов')}`
}

/** What the order is about; a cadastral number is shown as one. */
export function subjectOf({ items }: OrderView): { subject: string; isNumber: boolean; address: string } {
  const [first] = items
  const subject = first?.object_key ?? ''
  const address = first?.address && first.address !== subject ? first.address : ''
  return { subject, isNumber: normaliseCadastralNumber(subject) === subject, address }
}

const COUNTS = ['', 'Одна', 'Две', 'Три', 'Четыре', 'Пять']
const PARTS = ['часть', 'части', 'частей'] as const

/** «Три части, одна готова». */
export function progressText({ items }: OrderView): string {
  const done = items.filter(({ status }) => status === 'done').length
  if (items.length === 1) return done === 1 ? 'Отчет готов' : 'Отчет готовится'
  const all = `${COUNTS[items.length] ?? items.length} ${plural(items.length, ...PARTS)}`
  if (done === 0) return `${all}, готовятся`
  if (done === items.length) return `${all}, все готовы`
  const ready = (COUNTS[done] ?? String(done)).toLowerCase()
  return `${all}, ${ready} ${done === 1 ? 'готова' : 'готовы'}`
}

/** Under the name of a part: who is checked, or what is in it. */
export function partDetail(part: OrderPart): string {
  const catalogue = catalogueProduct(part.product_name)
  const tasks = part.report?.tasks.length ?? catalogue?.checks.length ?? 0
  const sources = tasks > 1 ? `${tasks} ${plural(tasks, 'проверка', 'проверки', 'проверок')}` : ''
  if (part.report?.subject.kind === 'person') {
    const { lastName, firstName, middleName = '' } = part.report.subject
    const initials = [firstName, middleName].flatMap((name) => (name ? [`${name.slice(0, 1)}.`] : []))
    return [[lastName, ...initials].join(' '), sources].filter(Boolean).join(', ')
  }
  return catalogue?.product_description ?? sources
}

/** «4 из 6»: how many of the questions have an answer. */
export function answeredText({ report }: OrderPart): string | undefined {
  const tasks = report?.tasks ?? []
  if (tasks.length < 2) return undefined
  return `${tasks.filter(({ answer }) => answer.kind !== 'in-progress').length} из ${tasks.length}`
}

/** Whether the order is read on its page: all parts are over, and something was delivered. */
export function isReadable(order: OrderView): boolean {
  return isOver(order) && order.items.some(({ status }) => status === 'done')
}

/** The order moves no more: everything is done, given back or gone. */
export function isOver({ items }: OrderView): boolean {
  return items.every(({ status }) => ['done', 'refund', 'deleted'].includes(status))
}
