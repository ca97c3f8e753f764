import { formatDateTime } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { groups } from '@proverka/domain/reports'
import type { ResultTone } from '@proverka/ui/report'
import type { Overview, WaitingTask } from './data.ts'

export type WatchOut = Overview['watch_outs'][number]

/** One line: what is the matter, who says so and when, what to do about it. */
export interface WatchLine {
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

export function watchLineOf(watchOut: WatchOut): WatchLine {
  const at = formatDateTime(watchOut.at)
  switch (watchOut.kind) {
    case 'email-refused':
      return {
        key: watchOut.kind,
        tone: 'red',
        title: 'Письма на\u00a0вашу почту не\u00a0доходят',
        text: 'Отчеты открываются в\u00a0кабинете. Проверьте адрес и\u00a0место в\u00a0ящике или смените почту.',
        source: 'Почта',
        at: `отказ ${at}`,
        action: 'Проверить почту',
        href: settings('you'),
      }
    case 'late':
      return {
        key: `${watchOut.kind}:${watchOut.order_id}`,
        tone: 'orange',
        title: `Заказ ${groups(watchOut.number)} опаздывает`,
        text: 'Готово не\u00a0все, что обещали к\u00a0этому времени. Чего ждем, видно в\u00a0заказе.',
        source: 'Обещали',
        at: `к\u00a0${at}`,
        action: 'Открыть заказ',
        href: buildPath('order-id', { id: watchOut.order_id }),
      }
    case 'email-unproven':
      return {
        key: watchOut.kind,
        tone: 'orange',
        title: 'Почта не\u00a0подтверждена',
        text: 'Откройте ссылку из\u00a0нашего письма. Не\u00a0пришло\u00a0— пришлем еще раз.',
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
        text: 'Пока вход только по\u00a0ссылкам и\u00a0паролям из\u00a0писем.',
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
        text: 'Потом заказы пойдут по\u00a0ценам без него. Продлить можно сейчас: новый срок начнется за\u00a0этим.',
        source: 'Тариф',
        at: `до\u00a0${at}`,
        action: 'Продлить',
        href: buildPath('user-tariff'),
      }
    case 'token-ending':
      return {
        key: watchOut.kind,
        tone: 'orange',
        title: `Ключ API ${watchOut.hint} скоро перестанет работать`,
        text: 'Выпустите новый и\u00a0замените его в\u00a0своих программах: прежний остановится сразу.',
        source: 'Ключ API',
        at: `до\u00a0${at}`,
        action: 'Выпустить новый',
        href: settings('reports'),
      }
  }
}

/** Files that go soon and have no place of their own on the ruler, in one line. */
export function filesLineOf(unlisted: readonly WaitingTask[]): WatchLine | undefined {
  const orders = unlisted.filter(({ kind }) => kind === 'files')
  const [first] = orders
  if (!first?.until) return undefined
  const { number, orderId } = first.order
  const isOne = orders.length === 1
  return {
    key: 'files',
    tone: 'orange',
    title: isOne ? `Удалим файлы заказа ${groups(number)}` : `Удалим файлы ${orders.length}\u00a0заказов`,
    text: isOne
      ? 'Сохраните их у\u00a0себя: после срока их не\u00a0вернуть.'
      : 'Сохраните их у\u00a0себя: после срока их не\u00a0вернуть. Сначала уйдет самый давний заказ.',
    source: 'Храним',
    at: `до\u00a0${formatDateTime(first.until)}`,
    action: isOne ? 'Открыть заказ' : 'Мои заказы',
    href: isOne ? buildPath('order-id', { id: orderId }) : buildPath('user-orders'),
  }
}
