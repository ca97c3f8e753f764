import { formatMoment } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import type { SiteKey } from '@proverka/domain/sites'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import type { AppContext } from '../context.ts'
import { linkButton } from './sign-in-emails.ts'

interface Wait {
  readonly to: string
  readonly site: SiteKey
  /** The number or the address that was handed in. */
  readonly key: string
}

const pageOf = (context: AppContext, site: SiteKey, key: string): string =>
  `${context.originOf(site)}${buildPath('object-objectKey', { objectKey: key })}`

/** The first email: the address has to be confirmed; the same link removes the request. */
export function numberWaitEmail(
  context: AppContext,
  { to, site, key, answerBy }: Wait & { readonly answerBy: Date },
  token: string,
): EmailContent {
  const until = formatMoment(answerBy.toISOString(), context.clock.now().toISOString())
  return {
    to,
    site,
    subject: 'Подтвердите почту: проверим номер и напишем',
    blocks: [
      { kind: 'heading', text: 'Подтвердите, что вы ждете ответа' },
      {
        kind: 'text',
        text: `«${key}»: оператор найдет объект в Росреестре и напишет один раз, до ${until}. Платить сейчас не нужно. После ответа запрос и почту удалим; удалить их раньше можно на той же странице.`,
      },
      linkButton(context, 'Подтвердить', `${pageOf(context, site, key)}?wait=${token}`),
    ],
    reason: 'Эту почту оставили на нашем сайте. Не вы: ничего не делайте, мы больше не напишем.',
  }
}

const LAST = 'Вы просили проверить объект. Это письмо последнее: запрос и почту мы удалили.'

/** The answer: the object is confirmed, under its number. */
export function numberKnownEmail(context: AppContext, { to, site, key }: Wait, number: string): EmailContent {
  return {
    to,
    site,
    subject: 'Номер проверен: объект есть',
    blocks: [
      { kind: 'heading', text: 'Объект подтвержден' },
      { kind: 'text', text: `Вы спрашивали: «${key}». Кадастровый номер ${number}, отчеты можно заказать.` },
      linkButton(context, 'Открыть объект', pageOf(context, site, number)),
    ],
    reason: LAST,
  }
}

/** The answer: there is no such object, and who says so. */
export function numberAbsentEmail(_: AppContext, { to, site, key }: Wait, reason: string): EmailContent {
  return {
    to,
    site,
    subject: 'Номер проверен: объекта не нашли',
    blocks: [
      { kind: 'heading', text: 'Такого объекта не нашли' },
      { kind: 'text', text: `Вы спрашивали: «${key}».` },
      { kind: 'text', text: reason },
    ],
    reason: LAST,
  }
}
