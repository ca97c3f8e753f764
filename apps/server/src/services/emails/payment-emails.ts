import { formatDate, type Kopecks } from '@proverka/domain'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { formatInstant, formatKopecks, formatOrderNumber } from './order-words.ts'

/** Emails about money that came and did not pay its order, or not with all of it. */

/** Why a payment goes back: the order is paid already, costs more by now than was paid, or was destroyed unpaid. */
export type ToldReturnCause = 'second' | 'too-little' | 'ended'

/** `due` is the last day for the money to reach the card, YYYY-MM-DD. */
export function paymentReturnedEmail(
  context: AppContext,
  order: OrderRow,
  { kopecks, due, cause }: { kopecks: Kopecks; due: string; cause: ToldReturnCause },
): EmailContent {
  const number = formatOrderNumber(order.number)
  const sum = formatKopecks(kopecks)
  const why = {
    second: `Заказ ${number} уже был оплачен, и пришел еще один платеж: ${sum}. Второй раз платить не нужно, возвращаем его целиком.`,
    'too-little': `Платеж ${sum} пришел, когда заказ ${number} стоил уже ${formatKopecks(order.total_kopecks)}: изменились цены или промокод использован в другом заказе. Платеж заказ не покрывает, возвращаем его целиком. Заказ не оплачен; его можно оплатить по новой цене.`,
    ended: `Платеж ${sum} пришел, когда неоплаченный заказ ${number} уже закончился и его данные удалены. Возвращаем платеж целиком; если проверка еще нужна, закажите ее заново.`,
  }[cause]
  return {
    ...addressOf(order),
    subject: `Возвращаем ${sum} по заказу ${number}`,
    stamp: { title: `Возврат по заказу ${number}`, at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'text', text: why },
      { kind: 'facts', rows: [{ label: 'На карту', value: `${sum}, не позднее ${formatDate(due)}` }] },
      { kind: 'button', link: linkTo(context, order) },
    ],
  }
}

/** Why money waits on the balance: an admin had marked the order paid, a top-up was paid twice, the order came to less by now, parts were given back. */
export type CreditCause = 'marked' | 'top-up' | 'cheaper' | 'parts-returned'

export function paymentCreditedEmail(
  context: AppContext,
  order: OrderRow,
  { kopecks, cause }: { kopecks: Kopecks; cause: CreditCause },
): EmailContent {
  const number = formatOrderNumber(order.number)
  const sum = formatKopecks(kopecks)
  const why = {
    marked: `Заказ ${number} был отмечен оплаченным раньше, чем пришел платеж картой ${sum}. Деньги зачислены на баланс: ими можно оплатить следующий заказ. Если хотите вернуть их на карту, ответьте на это письмо.`,
    'top-up': `По пополнению ${number} пришел второй платеж: ${sum}. Он тоже зачислен на баланс. Если хотите вернуть его на карту, ответьте на это письмо.`,
    cheaper: `К моменту оплаты заказ ${number} стал дешевле. Разница ${sum} зачислена на баланс.`,
    'parts-returned': `Платеж по заказу ${number} пришел, когда часть услуг была уже отменена. За них ${sum} зачислено на баланс.`,
  }[cause]
  return {
    ...addressOf(order),
    subject: `На балансе ${sum} по заказу ${number}`,
    stamp: { title: `Зачисление по заказу ${number}`, at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'text', text: why },
      {
        kind: 'button',
        link: { text: 'Баланс и движения', url: `${context.originOf(order.site)}/user/balance/` },
      },
    ],
  }
}

const addressOf = (order: OrderRow) => ({ to: order.email, site: order.site as SiteKey })

const linkTo = (context: AppContext, order: OrderRow) => ({
  text: 'Открыть заказ',
  url: `${context.originOf(order.site)}/order/${order.id}/`,
})
