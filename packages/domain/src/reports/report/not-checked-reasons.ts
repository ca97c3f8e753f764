import type { NotCheckedReason } from './report.ts'

/** Why a source gave no answer, for people: a short reason and what happens next. */
export const NOT_CHECKED_REASONS: {
  readonly [reason in NotCheckedReason]: { readonly title: string; readonly text: string }
} = {
  'source-down': {
    title: 'Источник недоступен',
    text: 'Источник не работает. Запрос можно повторить бесплатно.',
  },
  'source-timeout': {
    title: 'Источник не ответил вовремя',
    text: 'Мы ждали ответа и не получили его. Запрос можно повторить бесплатно.',
  },
  'source-limit': {
    title: 'Источник ограничил число запросов',
    text: 'Дневной лимит источника исчерпан. Завтра запрос можно повторить бесплатно.',
  },
  'missing-data': {
    title: 'Не хватает данных',
    text: 'Без этих данных источник не отвечает. Добавьте их, и мы проверим бесплатно.',
  },
  'unclear-answer': {
    title: 'Ответ не удалось понять',
    text: 'Источник прислал ответ, который нельзя истолковать однозначно. Мы не выдаем его за результат.',
  },
  'no-such-object': {
    title: 'Объект не найден',
    text: 'Такого объекта в реестре нет, проверять было нечего. Деньги возвращаем.',
  },
  'not-connected': {
    title: 'Источник не подключен',
    text: 'Мы еще не подключены к этому источнику, вопрос не задан. Если других ответов в отчете нет, деньги возвращаем.',
  },
  'too-few-data': {
    title: 'Недостаточно данных',
    text: 'Похожих квартир слишком мало, цены мы не называем. Деньги возвращаем.',
  },
  refused: {
    title: 'Источник отказал',
    text: 'Источник отказался выдать сведения. Если других ответов в отчете нет, деньги возвращаем.',
  },
}

const FINAL_REASONS: ReadonlySet<NotCheckedReason> = new Set([
  'missing-data',
  'no-such-object',
  'not-connected',
  'too-few-data',
  'refused',
])

/** Whether another try changes nothing. */
export const isFinalReason = (reason: NotCheckedReason): boolean => FINAL_REASONS.has(reason)

const UNASKED: ReadonlySet<NotCheckedReason> = new Set(['missing-data', 'too-few-data', 'not-connected'])

/** Whether no source was asked at all. */
export const isUnasked = (reason: NotCheckedReason): boolean => UNASKED.has(reason)
