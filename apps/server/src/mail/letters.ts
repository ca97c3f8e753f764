import { formatMoney, plural, toRoubles } from '@proverka/domain'
import { reportLink } from '@proverka/domain/site'
import type { AppContext } from '../context.ts'
import type { OrderItemRow, OrderRow } from '../db/queries/orders.ts'
import type { PersonRow } from '../db/queries/persons.ts'
import type { Letter } from './letter.ts'

/** Every letter of the product. The site's name, address and operator come from the table of sites. */

export function orderPaidLetter(
  context: AppContext,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Letter {
  const lines = items.map(
    (item) => `— ${item.product_name_ru}: ${item.object_key}, ${formatMoney(toRoubles(item.price_kopecks))}`,
  )
  const total = order.total_kopecks === 0 ? 'бесплатно' : formatMoney(toRoubles(order.total_kopecks))
  return letter(context, order.site, order.email, `Заказ № ${order.number} принят`, [
    `Заказ № ${order.number} принят: ${items.length} ${plural(items.length, 'отчет', 'отчета', 'отчетов')}, ${total}.`,
    lines.join('\n'),
    'Когда отчет будет готов, пришлем отдельное письмо. Ждать на странице не нужно.',
    `Все заказы: ${context.originOf(order.site)}/user/orders/`,
  ])
}

/** `link` is a single-use sign-in token; the letter is the only place it stands in. */
export function reportReadyLetter(
  context: AppContext,
  order: { email: string; site: string; order_number: number },
  item: { id: string; product_name_ru: string; object_key: string },
  link: string,
): Letter {
  const page = reportLink(context.originOf(order.site), item.id)
  return letter(context, order.site, order.email, `Отчет готов: ${item.product_name_ru}`, [
    `${item.product_name_ru} — ${item.object_key} (заказ № ${order.order_number}).`,
    `Открыть отчет без пароля (ссылка действует 15 минут и один раз):\n${page}?jwt_token=${link}`,
    `Позже войдите с паролем: ${page}`,
    'Храним отчет один месяц, затем удаляем. PDF скачивается со страницы отчета.',
  ])
}

export function dataNeededLetter(
  context: AppContext,
  order: { email: string; site: string; order_number: number },
  item: { id: string; product_name_ru: string; object_key: string },
): Letter {
  return letter(context, order.site, order.email, `Нужны данные для отчета: ${item.product_name_ru}`, [
    `Чтобы сделать отчет «${item.product_name_ru}» (${item.object_key}), нужны имя и дата рождения собственника.`,
    `Укажите их на странице заказа: ${reportLink(context.originOf(order.site), item.id)}`,
  ])
}

/** `link` is a single-use sign-in token; the letter is the only place it stands in. */
export function objectSignInLetter(
  context: AppContext,
  person: PersonRow,
  item: { id: string; site: string; object_key: string; product_name_ru: string },
  link: string,
): Letter {
  const page = `${context.originOf(item.site)}/object/${encodeURIComponent(item.object_key)}/`
  return letter(context, item.site, person.email, 'Ссылка для входа', [
    `${item.product_name_ru} — ${item.object_key}.`,
    `Открыть страницу объекта без пароля (ссылка действует 15 минут и один раз):\n${page}?jwt_token=${link}&id=${item.id}`,
    'Если вы не обращались к нам, ничего не делайте.',
  ])
}

/** `link` is a single-use sign-in token; the letter is the only place it stands in. */
export function orderLinkLetter(
  context: AppContext,
  order: { id: string; site: string; email: string; number: number },
  link: string,
): Letter {
  const page = `${context.originOf(order.site)}/order/${order.id}/`
  return letter(context, order.site, order.email, `Ссылка на заказ № ${order.number}`, [
    `Открыть заказ № ${order.number} без пароля (ссылка работает один раз):\n${page}?jwt_token=${link}`,
    'Если вы не просили ссылку, ничего не делайте.',
  ])
}

/** Words of an admin to somebody we know; signed as every other letter. */
export function adminLetter(
  context: AppContext,
  site: string,
  to: string,
  { title, text }: { title: string; text: string },
): Letter {
  return letter(context, site, to, title, [text])
}

export function welcomeLetter(
  context: AppContext,
  site: string,
  person: PersonRow,
  password: string,
): Letter {
  return letter(context, site, person.email, 'Ваш кабинет и пароль', [
    'Мы создали кабинет на эту почту: в нем ваши заказы и отчеты.',
    `Логин: ${person.email}\nПароль: ${password}`,
    'Пароль можно сменить в настройках кабинета.',
    `Вход: ${context.originOf(site)}/user/orders/`,
  ])
}

export function newPasswordLetter(
  context: AppContext,
  site: string,
  person: PersonRow,
  password: string,
): Letter {
  return letter(context, site, person.email, 'Новый пароль', [
    `Новый пароль для входа: ${password}`,
    'Он действует 24 часа и на один вход. Прежний пароль работает, пока вы не вошли с новым.',
    'Если вы не просили новый пароль, ничего не делайте.',
  ])
}

/** A letter in the name of a site, signed by its operator. */
export function letter(
  context: AppContext,
  siteKey: string,
  to: string,
  subject: string,
  parts: readonly string[],
): Letter {
  const site = context.config.sites.find(({ key }) => key === siteKey)
  const signature = site
    ? `${site.name}\n${site.operator.name}\n${site.support.email}, ${site.support.hours}`
    : ''
  return { to, subject, text: [...parts, `--\n${signature}`].join('\n\n') }
}
