import { pluralWord } from '@proverka/domain'
import { orderPath } from '@proverka/domain/navigation'
import { type SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { OrderedItemRow, OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { formatTerm, formatTime, type OrderPromise } from '../orders/order-promise.ts'
import { isLargeOrder } from '../orders/large-order.ts'
import type { Outcome } from '../orders/order-outcome.ts'
import type { Block, TallyCell } from '../../documents/emails/blocks.ts'
import type { WrittenDocument, WrittenEmail } from '../../documents/emails/email-content.ts'
import { formatInstant, formatKopecks, formatOrderNumber, subjectOfOrder } from './order-words.ts'
import { linkButton, linkWithToken } from './sign-in-emails.ts'

/** The emails of an order: paid, done, late (DEC-09). No names of people in subjects and first lines. */

/** An order with its parts, and the token that opens it from an email. */
export interface OrderEmailInput {
  readonly order: OrderRow
  readonly items: readonly OrderItemRow[]
  /** Single-use; it is in the email only. */
  readonly token: string
  /** What the email carries if it can: reports, receipts. */
  readonly documents: readonly WrittenDocument[]
}

export function orderPaidEmail(
  context: AppContext,
  { order, items, token, documents }: OrderEmailInput,
  { promise, how }: { promise: OrderPromise; how: string },
): WrittenEmail {
  const now = context.clock.now()
  const number = formatOrderNumber(order.number)
  const isFree = order.total_kopecks === 0
  const sum = isFree ? 'Бесплатно' : formatKopecks(order.total_kopecks)
  const term = formatTerm(promise.at, now)
  const event = isFree ? 'принят' : 'оплачен'
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: `Заказ ${number} ${event}: ${isFree ? 'бесплатно' : sum}, отчет до ${term}`,
    preview: 'Что и когда придет. Отчет пришлем на эту почту одним письмом.',
    stamp: { title: `Заказ ${number} ${event}`, at: formatInstant(now) },
    blocks: [
      { kind: 'payment', how, sum, note: receiptNote(order, documents), subject: subjectOfOrder(items) },
      { kind: 'heading', text: `Отчет придет сюда до ${term}` },
      { kind: 'schedule', rows: scheduleOf(promise, now, number) },
      linkButton(context, 'Смотреть, как готовится', linkToOrder(context, order, items, token)),
      { kind: 'facts', rows: whatIf(term, promise.isObtained) },
      { kind: 'documents' },
    ],
    documents,
    reason: promise.isObtained
      ? 'О заказе приходит до трех писем: это, о том, что запрос ушел, и готовый отчет. Заказывали не вы? Ответьте на письмо: остановим заказ и вернем деньги.'
      : 'О заказе приходит два письма: это и готовый отчет, третье только если опоздаем. Заказывали не вы? Ответьте на письмо: остановим заказ и вернем деньги.',
  }
}

export function orderDoneEmail(
  context: AppContext,
  { order, items, token, documents }: OrderEmailInput,
  outcome: Outcome,
): WrittenEmail {
  const now = context.clock.now()
  const number = formatOrderNumber(order.number)
  const cells = tallyOf(outcome)
  const notChecked = uncheckedIn(outcome.counts)
  const url = linkToOrder(context, order, items, token)
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: `Заказ ${number} готов${subjectTail(outcome)}`,
    preview: 'Вывод, части отчета и файлы. Отчет во вложении.',
    stamp: { title: `Заказ ${number} готов`, at: formatInstant(now) },
    blocks: [
      { kind: 'subject', subject: subjectOfOrder(items) },
      ...(cells.length > 0 ? [{ kind: 'tally', cells } as const] : []),
      { kind: 'heading', text: outcome.headline },
      ...(outcome.reasons === '' ? [] : [{ kind: 'text', text: outcome.reasons } as const]),
      linkButton(context, 'Открыть отчет', url),
      { kind: 'parts', rows: outcome.parts },
      ...(notChecked > 0 ? [notCheckedNote(notChecked, url)] : []),
      { kind: 'documents' },
      // The archive is made on the page of the order, where the link signs its reader in.
      {
        kind: 'text',
        text: 'Файлы источников с подписью, таблицы и факты для программ:',
        link: { text: 'все одним ZIP', url: `${url}#files` },
      },
      { kind: 'text', isMuted: true, text: `${paidWords(order)} Храним отчет один месяц, затем удаляем.` },
    ],
    documents,
    reason:
      'Вы получили письмо, потому что заказали проверку. О готовности заказа приходит одно. Что-то не так: ответьте на него.',
  }
}

export function orderLateEmail(
  context: AppContext,
  { order, items, token }: Omit<OrderEmailInput, 'documents'>,
  late: {
    readonly waiting: readonly string[]
    readonly open: readonly OrderItemRow[]
    readonly term: string
  },
): WrittenEmail {
  const now = context.clock.now()
  const number = formatOrderNumber(order.number)
  const kopecks = late.open.reduce((sum, { price_kopecks }) => sum + price_kopecks, 0)
  const names = late.open.map(({ product_name_ru }) => `«${product_name_ru}»`).join(', ')
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: `Заказ ${number} задерживается: новый срок ${late.term}`,
    stamp: { title: `Заказ ${number} задерживается`, at: formatInstant(now) },
    blocks: [
      { kind: 'subject', subject: subjectOfOrder(items) },
      { kind: 'heading', text: `Не успели к обещанному времени. Новый срок: до ${late.term}` },
      {
        kind: 'facts',
        rows: [
          { label: 'Что задерживается', value: names },
          {
            label: 'Причина',
            value:
              late.waiting.length > 0
                ? `Еще не ответили: ${late.waiting.join(', ')}. Спрашиваем снова.`
                : 'Ответы источников еще обрабатываются.',
          },
          {
            label: 'Не хотите ждать',
            value:
              kopecks > 0
                ? `Ответьте на это письмо: вернем ${formatKopecks(kopecks)} за то, что не готово.`
                : 'Ответьте на это письмо: отменим то, что не готово.',
          },
        ],
      },
      linkButton(context, 'Открыть заказ', linkToOrder(context, order, items, token)),
    ],
    reason: 'Об опоздании приходит одно письмо, готовый отчет придет отдельным.',
  }
}

export function dataNeededEmail(
  context: AppContext,
  item: OrderedItemRow,
  /** All of the order: others may wait too, and this is its only email about that. */
  items: readonly OrderItemRow[],
  token: string,
): WrittenEmail {
  const number = formatOrderNumber(item.order_number)
  const url = linkWithToken(context, item.site, orderPath(item.order_id, items), token)
  const isWhole = items.length === 1
  return {
    to: item.email,
    site: item.site as SiteKey,
    subject: isWhole
      ? `Нужны данные для отчета: ${item.product_name_ru}`
      : `Нужны данные для отчетов: заказ ${number}`,
    stamp: { title: `Заказ ${number} ждет данных`, at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'subject', subject: subjectOfOrder([item]) },
      { kind: 'heading', text: 'Нужны имя и дата рождения собственника' },
      {
        kind: 'text',
        text: isWhole
          ? `Без них отчет «${item.product_name_ru}» не начать. Срок считаем с того дня, когда вы их укажете.`
          : 'Без них часть отчетов заказа не начать. На его странице показано, каким отчетам чего не хватает. Срок считаем с того дня, когда вы данные укажете.',
      },
      linkButton(context, 'Указать данные', url),
    ],
  }
}

const linkToOrder = (
  context: AppContext,
  order: OrderRow,
  items: readonly OrderItemRow[],
  token: string,
): string => linkWithToken(context, order.site, orderPath(order.id, items), token)

function receiptNote(
  { total_kopecks, used_balance }: OrderRow,
  documents: readonly WrittenDocument[],
): string {
  if (total_kopecks === 0) return 'Чека нет: платить не нужно'
  if (documents.length > 0) return 'Чек на аванс в этом письме'
  return used_balance ? 'Чек на аванс пришел при пополнении' : 'Чек придет отдельно'
}

function paidWords({ total_kopecks, used_balance }: OrderRow): string {
  if (total_kopecks === 0) return 'Заказ бесплатный.'
  return `Оплачено ${formatKopecks(total_kopecks)}${used_balance ? ' с баланса' : ''}.`
}

/** Of a long order each product is one line. */
function linesOf(parts: OrderPromise['parts']): OrderPromise['parts'] {
  if (!isLargeOrder(parts)) return parts
  return [...new Map(parts.map((part) => [part.item.product_name, part])).values()]
}

function scheduleOf({ parts, at, isObtained }: OrderPromise, now: Date, number: string) {
  return [
    {
      time: formatTime(now),
      title: 'Заказ принят, запросы уходят',
      note: `номер заказа ${number}`,
      isPast: true,
    },
    ...linesOf(parts).map(({ item, at: usual, words }) => ({
      time: usual ? `≈ ${formatTerm(usual, now)}` : words,
      title: item.product_name_ru,
      isPast: false,
    })),
    {
      time: `до ${formatTerm(at, now)}`,
      title: 'Одно письмо: вывод, PDF и чек',
      note: isObtained ? 'раньше напишем, только когда запрос уйдет' : 'раньше писать не будем',
      isPast: false,
    },
  ]
}

function whatIf(term: string, isObtained: boolean) {
  return [
    { label: 'Не ответит источник', value: 'Отметим «не проверено». Это не значит «чисто».' },
    {
      label: `Не успеем до ${term}`,
      value: isObtained
        ? 'Вернем деньги за эту часть сами. Ответ придет позже: отчет откроем бесплатно.'
        : 'Напишем сами: причина, новый срок, сумма возврата.',
    },
  ]
}

function tallyOf({ counts }: Outcome): readonly TallyCell[] {
  const cells: readonly TallyCell[] = [
    { tone: 'red', count: counts.found, word: 'найдено' },
    { tone: 'orange', count: counts.attention, word: 'внимание' },
    { tone: 'yellow', count: counts.namesake, word: 'однофамилец' },
    { tone: 'green', count: counts.notFound, word: 'не найдено' },
    { tone: 'grey', count: uncheckedIn(counts), word: 'не проверено' },
  ]
  return cells.filter(({ count }) => count > 0)
}

const uncheckedIn = ({ notChecked, inProgress }: Outcome['counts']): number => notChecked + inProgress

/** «: опасно, 2 находки, 2 не проверено»: the verdict first, without a name. */
function subjectTail({ counts, verdict }: Outcome): string {
  const records = counts.found + counts.attention + counts.namesake
  const notChecked = uncheckedIn(counts)
  const words = [
    verdict.toLocaleLowerCase('ru'),
    records > 0 && `${records} ${pluralWord(records, 'находка', 'находки', 'находок')}`,
    notChecked > 0 && `${notChecked} не проверено`,
  ].filter((part) => part !== false && part !== '')
  return words.length > 0 ? `: ${words.join(', ')}` : ''
}

function notCheckedNote(count: number, url: string): Block {
  return {
    kind: 'note',
    title: `Не проверено: ${count}.`,
    text: 'Это не «чисто»: источник не ответил или ему не хватило данных. В отчете сказано, чего не хватило, недостающее можно добавить.',
    link: { text: 'Посмотреть и добавить данные', url },
  }
}
