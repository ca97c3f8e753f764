import { ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'
import type { Json } from './json-schema.ts'

const NAMES: Readonly<Record<string, readonly [name: string, words: string]>> = {
  400: ['BadRequest', 'Запрос заполнен неверно или сейчас невозможен'],
  401: ['Unauthorized', 'Нужен ключ или вход, либо они больше не действуют'],
  402: ['PaymentRequired', 'Не хватает денег'],
  403: ['Forbidden', 'Нет права на это'],
  404: ['NotFound', 'Не найдено'],
  409: ['Conflict', 'Противоречит тому, что уже есть'],
  410: ['Gone', 'Больше не существует'],
  413: ['TooLarge', 'Тело запроса слишком велико'],
  415: ['WrongMediaType', 'Тело другого вида'],
  422: ['Unprocessable', 'Прочитано, но выполнить нельзя'],
  423: ['Locked', 'Закрыто до времени'],
  429: ['TooManyRequests', 'Лимит исчерпан; когда можно повторить, сказано в retry_at'],
  500: ['ServerError', 'Ошибка на нашей стороне'],
  502: ['BadGateway', 'Внешний сервис ответил ошибкой'],
  503: ['Unavailable', 'Временно недоступно'],
  504: ['Timeout', 'Внешний сервис не ответил вовремя'],
  default: ['Refusal', 'Отказ, который бывает у любого вызова'],
}

const STATUSES = new Set(Object.values(ERROR_CODES).map(({ status }) => String(status)))

/** The response of a status among the components; throws for one that has no name yet. */
export function refusalName(status: number | string): string {
  const [name] = NAMES[status] ?? []
  if (name === undefined) throw new Error(`Status ${status} has no name in the reference`)
  return name
}

/** Responses with refusals, one for each status that the product has. */
export const REFUSALS: Json = Object.fromEntries(
  Object.entries(NAMES)
    .filter(([status]) => STATUSES.has(status) || status === 'default')
    .map(([, [name, description]]) => [
      name,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    ]),
)

/** The body of a refusal, with every code and its words. */
export const REFUSAL_SCHEMA: Json = {
  Error: {
    type: 'object',
    required: ['error', 'code', 'requestId'],
    properties: {
      error: { type: 'string', description: 'Текст для человека' },
      code: { $ref: '#/components/schemas/ErrorCode' },
      requestId: { type: 'string', description: 'Номер запроса: тот же, что в заголовке X-Request-Id' },
      field: { type: 'string', description: 'Путь к полю, которое заполнено неверно' },
      retry_at: { type: 'string', description: 'После лимита: с какого времени можно повторить, ISO 8601' },
      task: {
        type: 'object',
        description:
          'После лимита поисков: задание altcha. С его решением в заголовке proof вызов проходит сразу',
      },
    },
  },
  ErrorCode: {
    type: 'string',
    description: 'По нему решает программа; текст может измениться',
    enum: Object.keys(ERROR_CODES),
  },
}

/** What every call may answer with, whatever it does. */
export const GENERAL_CODES: readonly ErrorCode[] = [
  'input/invalid',
  'rate/limit',
  'server/busy',
  'server/unavailable',
  'server/unknown',
]

/** What follows from the access and the method of a call: the pages say it once. */
export const COMMON_CODES: readonly ErrorCode[] = [
  ...GENERAL_CODES,
  'input/too-large',
  'input/media-type',
  'auth/token-required',
  'auth/token-invalid',
  'auth/token-unbound',
  'access/scope',
  'access/denied',
  'access/cross-site',
  'idempotency/conflict',
  'staff/factor-needed',
  'staff/other-network',
]
