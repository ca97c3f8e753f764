import { checkOf } from '../../checks/check-of.ts'
import { PROPERTY_CHECKS } from '../../checks/property-checks.ts'
import { ownEntry } from '../../input/own-entry.ts'
import { OFFER } from '../../legal/offer-terms.ts'
import { formatExactMoney } from '../../money/format-money.ts'
import { toRoubles, type Kopecks } from '../../money/kopecks.ts'
import { catalogueProduct } from '../catalogue/products.ts'
import { leadingTypesOf, taskTypesOf } from '../catalogue/task-types.ts'
import { DATA_WAIT_WORKING_DAYS } from './refund.ts'
import { itemShares, planPayment, restOfParts, sumOfParts } from '../payment/payment-plan.ts'
import type { ItemToPay, PaidParts } from '../payment/payment-plan.ts'

/** A part of an order as far as giving its price back goes. */
export interface RefundableItem extends ItemToPay {
  /** What of its price went back already, by what it was paid from. */
  readonly returned?: PaidParts
}

/** What of the price of one part comes back and on which condition. */
export interface RefundPromise {
  readonly product_name: string
  /** Kopecks. */
  readonly amount: Kopecks
  /** In Russian, what follows «если». */
  readonly condition: string
}

/**
 * What of each part's price would come back, by what it was paid from, in the order of the parts: the checkout promises and the
 * server returns by it. Parts that do not pay the items exactly: `AppError` 'payment/amount-mismatch'.
 */
export function refundShares(items: readonly RefundableItem[], paid: PaidParts): readonly PaidParts[] {
  return itemShares(items, paid).map((share, index) => {
    const returned = items[index]?.returned
    return returned ? restOfParts(share, returned) : share
  })
}

/** A part that is to be ordered. */
export interface PromisedItem extends ItemToPay {
  readonly product_name: string
}

/**
 * What would come back for each part of an order that is not placed yet; parts that cost nothing are left out. The sums do
 * not depend on what pays the order: each share goes back to where it came from. `obtained`: products that people obtain.
 */
export function refundPromises(
  items: readonly PromisedItem[],
  obtained: readonly string[] = [],
): readonly RefundPromise[] {
  const shares = refundShares(items, planPayment(items, { own: 0, bonus: 0 }, false))
  return items.flatMap(({ product_name }, index) => {
    const share = shares[index]
    const amount = share ? sumOfParts(share) : 0
    if (amount === 0) return []
    const term = obtained.includes(product_name) ? WHOLE_TERM : IN_TIME
    return [{ product_name, amount, condition: refundCondition(product_name, term) }]
  })
}

const IN_TIME = 'в срок'
/** DEC-19. */
const WHOLE_TERM = `за ${OFFER.serviceWorkingDays}\u00a0рабочих дней`

/**
 * When the price of a product goes back by itself, in Russian, after «если»: none of the questions that it is bought for
 * was answered (DEC-12). `term`: «в срок», «до 01.12».
 */
export function refundCondition(productName: string, term: string = IN_TIME): string {
  const product = catalogueProduct(productName)
  const leading = leadingTypesOf(productName)
  const [first] = leading.map(namesOf)
  if (product?.subject === 'flat') return 'похожих квартир слишком мало и цену назвать нельзя'
  if (first === undefined) return `источник не ответит ${term} или откажет`
  if (taskTypesOf(productName).length === 1) return `${first.register} не ответит ${term} или откажет`
  const whom = product?.subject === 'owner' ? ' ни об одном из собственников' : ''
  if (leading.length === 1) return `на главный вопрос, ${quoted(first)}, не будет ответа ${term}${whom}`
  return `ни на один из главных вопросов не будет ответа ${term}: ${leading.map((type) => quoted(namesOf(type))).join(', ')}`
}

/** «Вернем 499 ₽, если Росреестр не ответит в срок или откажет.» */
export function refundPromiseText({ amount, condition }: Omit<RefundPromise, 'product_name'>): string {
  return `Вернем ${formatExactMoney(toRoubles(amount)).replaceAll(' ', '\u00a0')}, если ${condition}.`
}

/** What is to be known beside the promises of products, in Russian. `obtained`: products that people obtain. */
export function refundNotes(
  productNames: readonly string[],
  obtained: readonly string[] = [],
): readonly string[] {
  const hasOwner = productNames.some((name) => catalogueProduct(name)?.subject === 'owner')
  return [
    ...(productNames.some((name) => obtained.includes(name))
      ? ['Ответ придет позже срока — отчет откроем бесплатно.']
      : []),
    ...(hasOwner
      ? [
          `Не назовете собственника — через ${DATA_WAIT_WORKING_DAYS}\u00a0рабочих дня сможете вернуть деньги на странице заказа.`,
        ]
      : []),
    `Возвращаем сами, туда, откуда пришла оплата: на карту до ${OFFER.refundWorkingDays}\u00a0рабочих дней, на баланс сразу, бонус бонусом.`,
    'Ответ «сведений нет» — тоже результат: за него не возвращаем.',
  ]
}

interface QuestionNames {
  readonly title: string
  readonly source: string
  /** Who answers: the holder of the register. */
  readonly register: string
}

function namesOf(type: string): QuestionNames {
  const property = ownEntry(PROPERTY_CHECKS, type)
  if (property) return { ...property, register: 'Росреестр' }
  const check = checkOf(type)
  const source = check?.source ?? 'источник'
  return { title: check?.title ?? type, source, register: source }
}

const quoted = ({ title, source }: QuestionNames): string => `«${title}» (${source})`
