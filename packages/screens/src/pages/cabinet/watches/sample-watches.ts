import type { Watch, WatchOffer, WatchRow } from './data.ts'

/* Invented watches, for stories. */

const WEEK_MS = 7 * 86_400_000
const BEGIN = Date.parse('2026-08-31T06:12:00Z')

type Outcome = WatchRow['checks'][number]['outcome']

const checksOf = (outcomes: readonly Outcome[]): WatchRow['checks'] =>
  outcomes.map((outcome, at) => {
    const instant = new Date(BEGIN + at * WEEK_MS).toISOString()
    return { due_at: instant, asked_at: instant, outcome }
  })

const TWELVE: readonly Outcome[] = ['first', ...Array.from({ length: 11 }, () => 'unchanged' as const)]

export const OBJECT_ROW: WatchRow = {
  watch_id: '00000000-0000-4000-8000-000000000801',
  kind: 'object',
  title: 'Садовая, 1, кв. 47',
  note: '00:01:0101001:1047',
  period: 'week',
  status: 'active',
  pause: null,
  ending: null,
  created_at: '2026-08-31T06:12:00Z',
  started_at: '2026-08-31T06:12:00Z',
  ends_at: '2026-12-30T06:12:00Z',
  next_check_at: '2026-11-30T06:12:00Z',
  ground: null,
  checks: checksOf([...TWELVE, 'changed']),
  unchanged: 11,
  changed: 1,
  silent: 0,
}

export const SILENT_ROW: WatchRow = {
  ...OBJECT_ROW,
  watch_id: '00000000-0000-4000-8000-000000000802',
  title: 'Полевая, 3, кв. 12',
  note: '00:14:0203005:999',
  checks: checksOf([...TWELVE.slice(0, 9), 'silent', 'silent', 'unchanged', 'unchanged']),
  unchanged: 10,
  changed: 0,
  silent: 2,
}

export const PERSON_ROW: WatchRow = {
  ...OBJECT_ROW,
  watch_id: '00000000-0000-4000-8000-000000000803',
  kind: 'person',
  title: 'Ладогин Арсений Петрович',
  note: '14.03.1987, Образцовская область',
  status: 'asking',
  started_at: null,
  ends_at: null,
  next_check_at: null,
  checks: [],
  unchanged: 0,
  changed: 0,
  ground: {
    kind: 'consent',
    purpose: 'сдаю квартиру',
    number: null,
    until: null,
    person_email: 'arseny@example.com',
    asked_at: '2026-11-20T09:00:00Z',
    agreed_at: null,
    review_asked_at: null,
  },
}

const TERMS: Watch['terms'] = [
  { months: 1, price: 29 },
  { months: 3, price: 79 },
  { months: 12, price: 290 },
]

export const OBJECT_WATCH: Watch = {
  ...OBJECT_ROW,
  price: 79,
  changes: [
    {
      change_id: '00000000-0000-4000-8000-000000000811',
      found_at: '2026-11-23T03:12:00Z',
      items: [{ what: 'Назначение', before: 'Жилое помещение', now: 'Нежилое помещение' }],
    },
  ],
  questions: [{ title: 'Сведения об объекте', source: 'НСПД' }],
  terms: TERMS,
  extract: { title: 'Выписка об объекте', price: 499, path: '/object/00:01:0101001:1047/' },
}

export const PERSON_WATCH: Watch = {
  ...PERSON_ROW,
  price: 99,
  changes: [],
  questions: [
    { title: 'Исполнительные производства', source: 'ФССП' },
    { title: 'Банкротство', source: 'Федресурс' },
    { title: 'Розыск', source: 'МВД' },
  ],
  terms: TERMS.map(({ months, price }) => ({ months, price: price + 70 })),
  extract: null,
}

const kindOf = (
  kind: WatchOffer['kind'],
  title: string,
  month: number,
  notices: readonly string[],
  misses: readonly string[],
): WatchOffer => ({
  kind,
  title,
  is_sold: true,
  notices: [...notices],
  misses: [...misses],
  misses_note: 'Этого открытые реестры не показывают.',
  terms: TERMS.map(({ months }) => ({ months, price: month * (months === 12 ? 10 : months) })),
})

export const OFFER: readonly WatchOffer[] = [
  kindOf(
    'object',
    'Объект',
    29,
    ['снятие с учета', 'адрес', 'площадь'],
    ['нового собственника', 'ипотеку и арест'],
  ),
  kindOf('company', 'Компания', 99, ['Юридический статус', 'Банкротство'], ['договоры и счета']),
  { ...kindOf('vehicle', 'Машина', 29, [], ['где машина сейчас']), is_sold: false },
  kindOf(
    'person',
    'Человек',
    99,
    ['Исполнительные производства', 'Банкротство', 'Розыск'],
    ['где он живет и работает'],
  ),
]
