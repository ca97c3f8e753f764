import { formatDateTime, groupDigits } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import type { ResultTone } from '@proverka/ui/primitives'
import type { Overview, WaitingTask } from './data.ts'

export type WatchOut = Overview['watch_outs'][number]

/** One line: what is the matter, who says so and when, what to do about it. */
export interface AlertRow {
  readonly key: string
  readonly tone: Extract<ResultTone, 'red' | 'orange'>
  readonly title: string
  readonly text: string
  readonly source: string
  readonly at: string
  readonly action: string
  readonly href: string
}

/** Settings by their panels. */
const settings = (panel: 'you' | 'access' | 'reports') => `${buildPath('user-settings')}#${panel}`

export function alertRowOf(watchOut: WatchOut): AlertRow {
  const at = formatDateTime(watchOut.at)
  switch (watchOut.kind) {
    case 'email-refused':
      return {
        key: watchOut.kind,
        tone: 'red',
        title: 'Письма на вашу почту не доходят',
        text: 'Отчеты открываются в кабинете. Проверьте адрес и место в ящике или смените почту.',
        source: 'Почта',
        at: `отказ ${at}`,
        action: 'Проверить почту',
        href: settings('you'),
      }
    case 'late':
      return {
        key: `${watchOut.kind}:${watchOut.order_id}`,
        tone: 'orange',
        title: `Заказ ${groupDigits(watchOut.number)} опаздывает`,
        text: 'Готово не все, что обещали к этому времени. Чего ждем, видно в заказе.',
        source: 'Обещали',
        at: `к ${at}`,
        action: 'Открыть заказ',
        href: buildPath('order-id', { id: watchOut.order_id }),
      }
    case 'email-unproven':
      return {
        key: watchOut.kind,
        tone: 'orange',
        title: 'Почта не подтверждена',
        text: 'Откройте ссылку из нашего письма. Не пришло — пришлем еще раз.',
        source: 'Регистрация',
        at,
        action: 'Подтвердить',
        href: settings('you'),
      }
    case 'no-password':
      return {
        key: watchOut.kind,
        tone: 'orange',
        title: 'Нет своего пароля',
        text: 'Пока вход только по ссылкам и паролям из писем.',
        source: 'Регистрация',
        at,
        action: 'Задать пароль',
        href: settings('access'),
      }
    case 'tariff-ending':
      return {
        key: watchOut.kind,
        tone: 'orange',
        title: `Тариф «${watchOut.name}» скоро закончится`,
        text: 'Потом заказы пойдут по ценам без него. Продлить можно сейчас: новый срок начнется за этим.',
        source: 'Тариф',
        at: `до ${at}`,
        action: 'Продлить',
        href: buildPath('user-tariff'),
      }
    case 'token-ending':
      return {
        key: watchOut.kind,
        tone: 'orange',
        title: `Ключ API ${watchOut.hint} скоро перестанет работать`,
        text: 'Выпустите новый и замените его в своих программах: прежний остановится сразу.',
        source: 'Ключ API',
        at: `до ${at}`,
        action: 'Выпустить новый',
        href: settings('reports'),
      }
  }
}

/** Files that go soon and have no place of their own on the ruler, in one line. */
export function filesRowOf(unlisted: readonly WaitingTask[]): AlertRow | undefined {
  const orders = unlisted.filter(({ kind }) => kind === 'files')
  const [first] = orders
  if (!first?.until) return undefined
  const { number, orderId } = first.order
  const isOne = orders.length === 1
  return {
    key: 'files',
    tone: 'orange',
    title: isOne
      ? `Удалим файлы заказа ${groupDigits(number)}`
      : `Удалим файлы ${orders.length}\u00a0заказов`,
    text: isOne
      ? 'Сохраните их у себя: после срока их не вернуть.'
      : 'Сохраните их у себя: после срока их не вернуть. Сначала уйдет самый давний заказ.',
    source: 'Храним',
    at: `до ${formatDateTime(first.until)}`,
    action: isOne ? 'Открыть заказ' : 'Мои заказы',
    href: isOne ? buildPath('order-id', { id: orderId }) : buildPath('user-orders'),
  }
}
