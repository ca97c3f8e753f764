import { counted, formatDate, formatDateTime, formatMoney, toRoubles } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import {
  describeWatched,
  GROUND_REVIEW_DAYS,
  type ReportChange,
  type WatchedSubject,
  type WatchEnd,
  type WatchKind,
} from '@proverka/domain/reports'
import type { SiteKey } from '@proverka/domain/sites'
import type { Block } from '../../documents/emails/blocks.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import type { AppContext } from '../context.ts'

/** What letters about a watch need to know of it. */
export interface MailedWatch {
  readonly id: string
  readonly site: SiteKey
  readonly email: string
  readonly kind: WatchKind
  readonly subject: WatchedSubject
  readonly stopToken: string
}

type Links = Pick<AppContext, 'originOf'>

const pageOf = ({ originOf }: Links, { site, id }: MailedWatch): string =>
  `${originOf(site)}${buildPath('user-watches-id', { id })}`

/** Ends the watch without a sign-in; the token is behind «#», so that no log has it. */
const stopLink = ({ originOf }: Links, { site, stopToken }: MailedWatch): Block => ({
  kind: 'text',
  isMuted: true,
  text: 'Остановить можно без входа.',
  link: { text: 'Больше не следить', url: `${originOf(site)}${buildPath('watch-stop')}#${stopToken}` },
})

const open = (context: Links, watch: MailedWatch, text = 'Открыть'): Block => ({
  kind: 'button',
  link: { text, url: pageOf(context, watch) },
})

/** Of people a letter says only that it is about a person: it is read on other people's screens. */
const nameOf = (subject: WatchedSubject): string =>
  subject.kind === 'person' ? 'человек' : describeWatched(subject).title

const WHOM: { readonly [Kind in WatchKind]: string } = {
  object: 'объектом',
  company: 'компанией',
  vehicle: 'машиной',
  person: 'человеком',
}

const REASON = 'Вы следите за изменениями. Письмо приходит, когда источник ответил иначе, чем раньше.'

/** A source answers otherwise than before. */
export function watchChangeEmail(
  context: Links,
  watch: MailedWatch,
  { at, changes, unchanged }: { at: Date; changes: readonly ReportChange[]; unchanged: number },
): EmailContent {
  const { title, note } = describeWatched(watch.subject)
  const isPerson = watch.kind === 'person'
  return {
    to: watch.email,
    site: watch.site,
    subject: isPerson ? 'Изменение: человек, за которым вы следите' : `Изменение: ${nameOf(watch.subject)}`,
    stamp: { title: 'Изменение', at: formatDateTime(at.toISOString()) },
    blocks: [
      { kind: 'heading', text: isPerson ? 'Сведения о человеке изменились' : title },
      ...(isPerson ? [] : [{ kind: 'text', text: note, isMuted: true } as const]),
      // What was found about a person is read after a sign-in.
      ...(isPerson
        ? [{ kind: 'text', text: 'Что изменилось, видно на странице: в письме данных о людях нет.' } as const]
        : changes.flatMap(({ what, before, now }): Block[] => [
            { kind: 'text', text: what },
            {
              kind: 'facts',
              rows: [
                { label: 'Было', value: before },
                { label: 'Стало', value: now },
              ],
            },
          ])),
      ...(unchanged > 0
        ? [
            {
              kind: 'text',
              isMuted: true,
              text: `До этого ${counted(unchanged, 'проверка', 'проверки', 'проверок')} без изменений.`,
            } as const,
          ]
        : []),
      open(context, watch),
      stopLink(context, watch),
    ],
    reason: REASON,
  }
}

/** One line after months without a change. */
export function watchQuietEmail(context: Links, watch: MailedWatch, since: Date): EmailContent {
  return {
    to: watch.email,
    site: watch.site,
    subject: `Без изменений: ${nameOf(watch.subject)}`,
    blocks: [
      { kind: 'text', text: `С ${formatDate(since.toISOString())} ничего не изменилось. Следим дальше.` },
      open(context, watch),
      stopLink(context, watch),
    ],
    reason: 'Такое письмо приходит раз в 3 месяца, если изменений не было.',
  }
}

/** The sources have been silent for several checks: their time is given back. */
export function watchSilentEmail(context: Links, watch: MailedWatch, until: Date): EmailContent {
  return {
    to: watch.email,
    site: watch.site,
    subject: `Источник молчит: ${nameOf(watch.subject)}`,
    blocks: [
      {
        kind: 'text',
        text: `Источник не ответил 2 раза подряд. Изменилось ли что-то, мы не знаем. Это время вернули: следим до ${formatDate(until.toISOString())}.`,
      },
      open(context, watch),
      stopLink(context, watch),
    ],
    reason: 'Вы следите за изменениями. О молчании источника пишем один раз, пока он снова не ответит.',
  }
}

/** Some days before the end: nothing is prolonged by itself. */
export function watchEndingEmail(context: Links, watch: MailedWatch, until: Date): EmailContent {
  return {
    to: watch.email,
    site: watch.site,
    subject: `Следим до ${formatDate(until.toISOString())}`,
    blocks: [
      {
        kind: 'text',
        text: `Слежение за ${WHOM[watch.kind]} закончится ${formatDate(until.toISOString())}. Само оно не продлевается и денег не спишет.`,
      },
      open(context, watch, 'Продлить'),
    ],
    reason: 'Это письмо приходит один раз, за 3 дня до конца.',
  }
}

const END_WORDS: { readonly [End in Exclude<WatchEnd, 'account-removed'>]: string } = {
  term: 'Оплаченный срок закончился.',
  stopped: 'Вы остановили слежение.',
  refused: 'Человек не согласился. Следить мы не начали.',
  unanswered: 'Человек не ответил за 30 дней. Следить мы не начали.',
  withdrawn: 'Человек отозвал согласие. Мы перестали следить в тот же день.',
  'ground-over': 'Договор закончился, а с ним и основание.',
  objected: 'Человек возразил против обработки своих данных. Мы перестали следить и удалили то, что нашли.',
}

/** The end, and what came back to the balance. */
export function watchEndedEmail(
  context: Links,
  watch: MailedWatch,
  { why, returned }: { why: Exclude<WatchEnd, 'account-removed'>; returned: number },
): EmailContent {
  return {
    to: watch.email,
    site: watch.site,
    subject: `Больше не следим: ${nameOf(watch.subject)}`,
    blocks: [
      { kind: 'heading', text: `Слежение за ${WHOM[watch.kind]} закончено` },
      { kind: 'text', text: END_WORDS[why] },
      ...(returned > 0
        ? [
            {
              kind: 'text',
              text: `За оставшиеся дни вернули на баланс ${formatMoney(toRoubles(returned))}.`,
            } as const,
          ]
        : []),
      // After an objection nothing of it is left.
      ...(why === 'objected' ? [] : [open(context, watch, 'Что было найдено')]),
    ],
    reason: 'Вы следили за изменениями.',
  }
}

/** Twice a year: does the ground still hold? */
export function watchReviewEmail(context: Links, watch: MailedWatch): EmailContent {
  return {
    to: watch.email,
    site: watch.site,
    subject: 'Подтвердите, зачем следите за человеком',
    blocks: [
      { kind: 'heading', text: 'Основание еще действует?' },
      {
        kind: 'text',
        text: `Раз в полгода мы спрашиваем, есть ли основание следить за человеком. Подтвердите за ${counted(GROUND_REVIEW_DAYS, 'день', 'дня', 'дней')}, иначе поставим слежение на паузу.`,
      },
      open(context, watch, 'Подтвердить'),
      stopLink(context, watch),
    ],
    reason: 'Вы следите за человеком. Закон разрешает это, только пока есть основание.',
  }
}

interface Asked {
  readonly to: string
  readonly site: SiteKey
  readonly token: string
}

const consentPage = ({ originOf }: Links, { site, token }: Asked): string =>
  `${originOf(site)}${buildPath('watch-consent')}#${token}`

/** To the person: someone asks for consent. Says nothing of them, for the address may be another's. */
export function watchConsentEmail(context: Links, asked: Asked): EmailContent {
  return {
    to: asked.to,
    site: asked.site,
    subject: 'У вас просят согласие',
    blocks: [
      { kind: 'heading', text: 'Вас просят о согласии' },
      {
        kind: 'text',
        text: 'Человек или компания хотят узнавать об изменениях в открытых сведениях о вас. По ссылке видно, кто, зачем и что именно. Согласиться или отказаться решаете вы; без согласия ничего не начнется.',
      },
      { kind: 'button', link: { text: 'Посмотреть и решить', url: consentPage(context, asked) } },
    ],
    reason:
      'Вашу почту указали, чтобы спросить согласие. Не ответите за 30 дней — считаем, что вы отказались.',
  }
}

/** To the person: the watch has begun. */
export function watchStartedForPersonEmail(context: Links, asked: Asked): EmailContent {
  return {
    to: asked.to,
    site: asked.site,
    subject: 'Согласие принято',
    blocks: [
      {
        kind: 'text',
        text: 'Вы согласились. Отозвать согласие можно в любой день по той же ссылке: перестанем в тот же день.',
      },
      { kind: 'button', link: { text: 'Посмотреть или отозвать', url: consentPage(context, asked) } },
    ],
    reason: 'Вы дали согласие на нашем сайте.',
  }
}

/** To the person: the watch is over. */
export function watchEndedForPersonEmail(
  _: Links,
  { to, site, isWithdrawn }: Pick<Asked, 'to' | 'site'> & { readonly isWithdrawn: boolean },
): EmailContent {
  return {
    to,
    site,
    subject: 'За сведениями о вас больше не следят',
    blocks: [
      {
        kind: 'text',
        text: isWithdrawn
          ? 'Вы отозвали согласие. С этой минуты сведения о вас больше не запрашиваются.'
          : 'Слежение, на которое вы согласились, закончено. Согласие больше не действует.',
      },
    ],
    reason: 'Вы давали согласие на нашем сайте.',
  }
}
