import { isPermission, isStaffRole, permissionLabel, staffRoleLabel } from '@proverka/domain/accounts'
import { whenText } from '../../../parts/moment.ts'
import type { ChangeRow } from './log-queries.ts'

/** Areas of the log of changes, as its actions name them before the point. */
const AREA_LABELS: Readonly<Record<string, string>> = {
  staff: 'сотрудники',
  system_info: 'баннеры и значения',
  price_component: 'цены',
  price_component_owner: 'цены для людей',
  coupon: 'купоны',
  promocode: 'промокоды',
  campaign: 'кампании',
  tariff: 'тарифы',
  tariffs: 'тарифы клиентов',
  orders: 'заказы',
  order_item: 'части заказов',
  pending: 'возвраты и выплаты',
  fulfilment: 'выписки',
  intake: 'файлы выписок',
  table: 'таблицы консоли',
  users: 'клиенты',
  responsible_user: 'кто ведет клиента',
  subject_request: 'обращения проверяемых',
  report_fault: 'сообщения об ошибках',
  number_wait: 'запросы номеров',
  comments: 'комментарии',
  email: 'письма',
  newsletter: 'рассылка',
  partner: 'партнеры',
  partner_tariff: 'тарифы партнеров',
  withdrawal: 'выплаты',
  limits: 'ограничения поиска',
  job: 'задания',
  risk: 'риски',
}

/** Areas to choose from. */
export const AREAS = Object.entries(AREA_LABELS).map(([value, label]) => ({ value, label }))

const DEEDS: Readonly<Record<string, string>> = {
  add: 'добавлено',
  create: 'создано',
  save: 'сохранено',
  update: 'изменено',
  update_value: 'другой текст',
  update_activity: 'включено или выключено',
  remove: 'удалено',
  delete: 'удалено',
  give: 'дана роль',
  take: 'забрана роль',
  role: 'другая роль',
  'permission-give': 'дано право на срок',
  'permission-take': 'забрано право',
  'session-end': 'завершен вход',
  'sessions-end': 'завершены входы',
  'factor-add': 'подключен второй шаг',
  'factor-remove': 'отключен второй шаг',
  'factor-reset': 'сброшен второй шаг',
  'recovery-codes-renew': 'новые запасные коды',
  'recovery-code-used': 'вход запасным кодом',
  return: 'возврат',
  status: 'другое состояние',
  block: 'заблокировано',
  cancel: 'отменено',
  confirm: 'подтверждено',
  retry: 'начато заново',
  paid: 'выплачено',
  refused: 'отказано',
  send: 'отправлено',
  export: 'выгружено файлом',
  answer: 'ответ',
  answered: 'ответ',
  choice: 'выбор',
  undo: 'отмена',
  undone: 'отмена',
  activate: 'включено',
  merge: 'объединение',
  reopen: 'открыта снова',
  credit_balance: 'зачислено на баланс',
  subtract_balance: 'списано с баланса',
}

/** «сотрудники: дана роль»; what this version does not know stays as it is written. */
export function actionWords(action: string): string {
  const [area = '', ...rest] = action.split('.')
  const deed = rest.join('.')
  return `${AREA_LABELS[area] ?? area}: ${DEEDS[deed] ?? deed}`
}

const SUBJECTS: Readonly<Record<string, string>> = {
  person: 'человек',
  order: 'заказ',
  order_item: 'часть заказа',
  system_info: 'баннер',
  coupon: 'купон',
  promocode: 'промокод',
  campaign: 'кампания',
  subject_request: 'обращение',
  payer: 'плательщик',
  comment: 'комментарий',
}

/** Characters of an id that tell it from others in a list. */
const SHORT_ID = 8

/** What was changed or read, and its screen where it has one. */
export function subjectOf(subject: string): { readonly words: string; readonly href?: string } {
  const [kind = '', id = ''] = subject.split(':')
  const name = SUBJECTS[kind] ?? kind
  const words = `${name} ${/^[0-9a-f-]{36}$/.test(id) ? id.slice(0, SHORT_ID) : id}`.trim()
  if (kind === 'order') return { words, href: `/orders/${id}` }
  return kind === 'person' ? { words, href: `/clients/${id}` } : { words }
}

const NAMES: Readonly<Record<string, string>> = {
  value: 'текст',
  enabled: 'включен',
  active_from: 'с',
  active_until: 'до',
  ends_at: 'до',
  role: 'роль',
  ended: 'завершено',
  factor: 'чем',
  name: 'имя',
  price: 'цена',
  reason: 'причина',
  permission: 'право',
  status: 'состояние',
  version: 'версия',
}

/** What of it changed: «роль: оператор»; «текст: было → стало» where the log holds both. */
export function detailWords(details: ChangeRow['details']): string {
  const { before, after, ...others } = details
  const changes =
    isRecord(before) && isRecord(after)
      ? Object.keys(after)
          .filter((key) => valueWords(before[key]) !== valueWords(after[key]))
          .map((key) => `${NAMES[key] ?? key}: ${valueWords(before[key])} → ${valueWords(after[key])}`)
      : isRecord(after)
        ? [`новое: ${valueWords(after['value'] ?? after['name'])}`]
        : []
  const rest = Object.entries(others)
    .filter(([, value]) => value !== null && typeof value !== 'object')
    .map(([key, value]) => `${NAMES[key] ?? key}: ${valueWords(value)}`)
  return [...changes, ...rest].join('; ') || '—'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueWords(value: unknown): string {
  if (value === null || value === undefined) return 'нет'
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (isStaffRole(value)) return staffRoleLabel(value).toLowerCase()
  if (isPermission(value)) return `«${permissionLabel(value)}»`
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}T/.test(value) ? whenText(value) : value
  return typeof value === 'number' ? value.toLocaleString('ru') : JSON.stringify(value)
}
