import type { SiteKey } from '@proverka/domain/sites'
import { DEVELOPMENT_SITES } from '../../../platform/config/sites.ts'
import type { AppContext } from '../../context.ts'
import type { OrderItemRow } from '../../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../../platform/db/queries/orders/orders.ts'
import type { AdminFaultRow } from '../../../platform/db/queries/reports/report-faults.ts'
import type { SubjectRequestRow } from '../../../platform/db/queries/retention/subject-requests.ts'
import type { UserRow } from '../../../platform/db/queries/accounts/users.ts'
import { composeEmail } from '../../../documents/emails/compose-email.ts'
import type { EmailContent } from '../../../documents/emails/email-content.ts'
import * as account from '../account-emails.ts'
import { addressChangedEmail } from '../address-changed-email.ts'
import { proveAddressEmail } from '../address-emails.ts'
import { takenBackEmail } from '../debt-emails.ts'
import { withdrawalDecidedEmail } from '../withdrawal-emails.ts'
import { commentHiddenEmail, commentRestoredEmail } from '../comment-emails.ts'
import * as change from '../email-change-emails.ts'
import { contractorMoneyEmail } from '../contractor-emails.ts'
import { destructionHeldEmail } from '../destruction-emails.ts'
import { faultAnsweredEmail } from '../fault-emails.ts'
import { itemReturnedEmail, topUpEmail } from '../money-emails.ts'
import { putAgainEmail } from '../misread-email.ts'
import { newsletterEmail } from '../newsletter-email.ts'
import * as fulfilment from '../fulfilment-emails.ts'
import * as orders from '../order-emails.ts'
import { paymentCreditedEmail, paymentReturnedEmail } from '../payment-emails.ts'
import { providerRefundEmail } from '../provider-refund-email.ts'
import * as numberWaits from '../number-wait-emails.ts'
import * as saleWaits from '../sale-wait-emails.ts'
import * as signIn from '../sign-in-emails.ts'
import * as request from '../subject-request-emails.ts'
import { accountMergedEmail } from '../merge-emails.ts'
import { staffNewsEmail } from '../staff-emails.ts'
import * as support from '../support-emails.ts'
import * as watch from '../watch-emails.ts'

/** What is there on the server that the links lead to. */
export interface EmailFacts {
  readonly site: SiteKey
  /** Of the site: `http://realty.localhost:4000`. */
  readonly origin: string
  readonly order: Pick<OrderRow, 'id' | 'number'>
  readonly itemId: string
  readonly articleId: string
}

export interface DrawnEmail {
  readonly name: string
  readonly html: string
  readonly text: string
}

const TO = 'client@example.com'
const TOKEN = 'sample-token'
const NOW = new Date('2026-11-24T11:43:00Z')

/** Each kind of email that the product sends, about things of a running server: for anyone who follows its links. */
export function drawEveryEmail(facts: EmailFacts): readonly DrawnEmail[] {
  return Object.entries(contentsOf(facts)).map(([name, content]) => {
    const { html = '', text } = composeEmail(contextOf(facts), content)
    return { name, html, text }
  })
}

const contextOf = ({ origin }: EmailFacts) =>
  ({
    clock: { now: () => NOW },
    originOf: () => origin,
    config: { sites: DEVELOPMENT_SITES, production: false },
  }) as unknown as AppContext

/** By the name of the function that writes it; `every-email.test.ts` looks that none is left out. */
function contentsOf(facts: EmailFacts): Readonly<Record<string, EmailContent>> {
  const context = contextOf(facts)
  const { site: key, itemId, articleId } = facts
  const [order, item] = [orderOf(facts), itemOf(facts)]
  const input = { order, items: [item], token: TOKEN, documents: [] }
  const user = { email: TO } as UserRow
  const site = DEVELOPMENT_SITES.find((one) => one.key === key)
  if (!site) throw new RangeError(`no site ${key}`)
  const handedAct = {
    number: 1,
    code: 'ABCDE-FGHJK-MNPQR-STUVW',
    url: `${context.originOf(key)}/destruction/#ABCDE-FGHJK-MNPQR-STUVW`,
  }
  const subject = {
    email: TO,
    site: key,
    number: 7,
    kind: 'access',
    due_on: '2026-12-08',
  } as SubjectRequestRow
  const fault = {
    ...order,
    order_item_id: itemId,
    order_number: order.number,
    product_name_ru: item.product_name_ru,
    answer: 'Исправили',
  } as unknown as AdminFaultRow
  const comment = { article_id: articleId, article_title: 'Что значит арест', author_email: TO, site: key }
  const money = { kopecks: 49_900, due: '2026-12-08' }
  const share = { card: 49_900, own: 0, bonus: 0 }
  return {
    accountRemovedEmail: account.accountRemovedEmail(context, key, {
      to: TO,
      own: 1,
      papersUntil: null,
      act: handedAct,
    }),
    moneyOfRemovedEmail: account.moneyOfRemovedEmail(context, key, {
      to: TO,
      userId: '1',
      email: TO,
      roubles: 1,
    }),
    commentHiddenEmail: commentHiddenEmail(context, {
      ...comment,
      hidden_reason: 'Чужие личные данные: имя, телефон или адрес',
    }),
    commentRestoredEmail: commentRestoredEmail(context, comment),
    addressChangedEmail: addressChangedEmail(context, key, TO),
    numberWaitEmail: numberWaits.numberWaitEmail(
      context,
      { to: TO, site: key, key: '00:14:0203005:1947', answerBy: context.clock.now() },
      TOKEN,
    ),
    numberKnownEmail: numberWaits.numberKnownEmail(
      context,
      { to: TO, site: key, key: 'Подгорная, 3, кв. 9' },
      '00:14:0203005:1047',
    ),
    numberAbsentEmail: numberWaits.numberAbsentEmail(
      context,
      { to: TO, site: key, key: '00:14:0203005:1947' },
      'Росреестр ответил, что такого номера нет.',
    ),
    watchChangeEmail: watch.watchChangeEmail(context, watched(key), {
      at: NOW,
      changes: [{ what: 'Площадь', before: '54,3 м²', now: '61 м²' }],
      unchanged: 12,
    }),
    watchQuietEmail: watch.watchQuietEmail(context, watched(key), NOW),
    watchSilentEmail: watch.watchSilentEmail(context, watched(key), NOW),
    watchEndingEmail: watch.watchEndingEmail(context, watched(key), NOW),
    watchEndedEmail: watch.watchEndedEmail(context, watched(key), { why: 'stopped', returned: 1900 }),
    watchReviewEmail: watch.watchReviewEmail(context, watched(key)),
    watchConsentEmail: watch.watchConsentEmail(context, { to: TO, site: key, token: TOKEN }),
    watchStartedForPersonEmail: watch.watchStartedForPersonEmail(context, {
      to: TO,
      site: key,
      token: TOKEN,
    }),
    watchEndedForPersonEmail: watch.watchEndedForPersonEmail(context, {
      to: TO,
      site: key,
      isWithdrawn: true,
    }),
    saleWaitEmail: saleWaits.saleWaitEmail(
      context,
      { to: TO, site: key, title: 'Проверка автомобиля' },
      TOKEN,
    ),
    saleOpenEmail: saleWaits.saleOpenEmail(context, { to: TO, site: key, title: 'Проверка автомобиля' }),
    proveAddressEmail: proveAddressEmail(context, key, {
      to: TO,
      path: '/user/',
      token: TOKEN,
      isNew: false,
    }),
    withdrawalDecidedEmail: withdrawalDecidedEmail(context, TO, {
      number: 7,
      amount_kopecks: 1,
      status: 'refused',
      reason: 'Счет закрыт',
      document_number: null,
      document_day: null,
    }),
    takenBackEmail: takenBackEmail(context, order, { kind: 'top-up', kopecks: 1, debt: 1 }),
    confirmOldAddressEmail: change.confirmOldAddressEmail(context, key, {
      to: TO,
      token: TOKEN,
      newEmail: TO,
    }),
    confirmNewAddressEmail: change.confirmNewAddressEmail(context, key, {
      to: TO,
      token: TOKEN,
      oldEmail: TO,
    }),
    addressAskedForEmail: change.addressAskedForEmail(context, key, TO),
    enterAfterChangeEmail: change.enterAfterChangeEmail(
      context,
      key,
      TO,
      signIn.linkWithToken(context, key, '/', TOKEN),
    ),
    faultAnsweredEmail: faultAnsweredEmail(context, fault),
    putAgainEmail: putAgainEmail(context, order, item),
    contractorMoneyEmail: contractorMoneyEmail(site, { title: 'apiegrn.ru', balanceKopecks: 42_000 }),
    destructionHeldEmail: destructionHeldEmail(site, {
      kind: 'reports',
      place: 'order_items',
      due: 382,
      total: 459,
    }),
    topUpEmail: topUpEmail(context, order),
    itemReturnedEmail: itemReturnedEmail(context, order, item, {
      share,
      due: money.due,
      text: 'Услуга «Выписка» в заказе № 1 отменена.',
    }),
    newsletterEmail: newsletterEmail(context, key, {
      to: TO,
      month: { name: 'ноябрь' } as Parameters<typeof newsletterEmail>[2]['month'],
      articles: [{ id: articleId, title: 'Статья', lead: 'О чем она' }],
      token: TOKEN,
    }),
    orderPaidEmail: orders.orderPaidEmail(context, input, {
      promise: { parts: [{ item, words: 'от 30 минут', at: NOW }], at: NOW, isObtained: true },
      how: 'Картой',
    }),
    partsWaitingEmail: fulfilment.partsWaitingEmail(site, { toOrder: 2, due: 1, overdue: 1 }),
    partsOrderedEmail: fulfilment.partsOrderedEmail(context, order, [item], {
      expected: NOW,
      latest: NOW,
      token: TOKEN,
    }),
    lateAnswerEmail: fulfilment.lateAnswerEmail(context, order, item, { isPresent: true, token: TOKEN }),
    answerUndoneEmail: fulfilment.answerUndoneEmail(context, order, item, TOKEN),
    orderDoneEmail: orders.orderDoneEmail(context, input, {
      counts: { found: 1, attention: 0, namesake: 0, notFound: 1, notChecked: 1, inProgress: 0 },
      verdict: 'Опасно',
      headline: 'Долг у приставов',
      reasons: '',
      parts: [],
    }),
    orderLateEmail: orders.orderLateEmail(context, input, { waiting: [], open: [item], term: '27.11.2026' }),
    dataNeededEmail: orders.dataNeededEmail(context, item, [item], TOKEN),
    paymentReturnedEmail: paymentReturnedEmail(context, order, { ...money, cause: 'second' }),
    paymentCreditedEmail: paymentCreditedEmail(context, order, { kopecks: 1, cause: 'cheaper' }),
    providerRefundEmail: providerRefundEmail(context, order, { kopecks: 1, reversed: [], taken: 0, debt: 0 }),
    freshLinkEmail: signIn.freshLinkEmail(context, {
      site: key,
      to: TO,
      path: `/order/${order.id}/`,
      token: TOKEN,
      orderNumber: order.number,
    }),
    objectSignInEmail: signIn.objectSignInEmail(context, user, item, TOKEN),
    welcomeEmail: signIn.welcomeEmail(context, key, user, 'пароль'),
    newPasswordEmail: signIn.newPasswordEmail(context, key, user, 'пароль'),
    requestAcceptedEmail: request.requestAcceptedEmail(subject),
    requestMovedEmail: request.requestMovedEmail(subject, 'carry_out', handedAct),
    ratingEmail: support.ratingEmail(site, { email: TO, rating: 5, text: 'Верно', orderItemId: itemId }),
    supportQuestionEmail: support.supportQuestionEmail(site, { email: TO, title: 'Вопрос', text: 'Когда?' }),
    accountMergedEmail: accountMergedEmail(context, key, { to: TO, isFormer: true, orders: 2 }),
    staffNewsEmail: staffNewsEmail(context, {
      to: TO,
      site: key,
      news: [
        { kind: 'fault', subject_id: itemId, number: order.number },
        { kind: 'subject-request', subject_id: itemId, number: 7 },
      ],
    }),
    refundRefusedEmail: support.refundRefusedEmail(site, order, { kopecks: 1, reason: 'rejected_by_payee' }),
    reportLinkEmail: support.reportLinkEmail(context, site, user, item),
    adminEmail: support.adminEmail(key, TO, { title: 'Ответ', text: 'Все верно' }),
  }
}

const orderOf = ({ site, order }: EmailFacts) =>
  ({ ...order, site, email: TO, total_kopecks: 49_900, used_balance: false }) as unknown as OrderRow

const itemOf = ({ site, order, itemId }: EmailFacts) =>
  ({
    id: itemId,
    order_id: order.id,
    order_number: order.number,
    site,
    email: TO,
    price_kopecks: 49_900,
    status: 'done',
    product_name: 'EgrnObject',
    product_name_ru: 'Выписка ЕГРН об объекте',
    object_key: '00:14:0203005:1047',
    object_address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
  }) as unknown as OrderItemRow & Parameters<typeof orders.dataNeededEmail>[1]

const watched = (site: SiteKey): watch.MailedWatch => ({
  id: '00000000-0000-4000-8000-000000000701',
  site,
  email: TO,
  kind: 'object',
  subject: {
    kind: 'object',
    number: '00:14:0203005:1047',
    address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
  },
  stopToken: TOKEN,
})
