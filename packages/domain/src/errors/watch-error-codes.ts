import type { ErrorEntry } from './error-entry.ts'

/** What can be wrong with a watch, with its links and with the calls of a client's program. */
export const WATCH_ERRORS = {
  'watch/not-found': { status: 404, text: 'Такого слежения у вас нет' },
  'watch/not-for-sale': {
    status: 409,
    text: 'За этим пока следить нельзя: источник не подключен. Деньги не списаны',
  },
  'watch/unknown-object': {
    status: 404,
    text: 'Объекта с таким номером реестр не знает: проверьте номер. Деньги не списаны',
  },
  'watch/silent-source': {
    status: 503,
    text: 'Источник сейчас не отвечает, следить не начали. Деньги не списаны, повторите позже',
  },
  'watch/already': { status: 409, text: 'За этим вы уже следите' },
  'watch/contract-over': { status: 409, text: 'Договор уже закончился: следить по нему нельзя' },
  'watch/not-possible': { status: 409, text: 'Сейчас это сделать нельзя: обновите страницу' },
  'watch/asked-lately': {
    status: 409,
    text: 'Письмо о согласии уже отправлено. Напомнить можно раз в 3 дня, всего 3 раза',
  },
  'watch-link/unknown': {
    status: 404,
    text: 'Ссылка не подходит: откройте ее из письма целиком. Если слежение закончено, она больше не действует',
  },
  'webhook/url-refused': {
    status: 400,
    text: 'Адрес не подходит: нужен https:// и узел, который виден из интернета',
  },
  'webhook/not-available': {
    status: 409,
    text: 'Вызовы программ сейчас не включены. Напишите в поддержку',
  },
  'webhook/not-found': { status: 404, text: 'Адрес для вызовов не задан' },
} as const satisfies Readonly<Record<string, ErrorEntry>>
