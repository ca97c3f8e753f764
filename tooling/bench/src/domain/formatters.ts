import { formatDate, formatDateTime, formatMoney, pluralWord } from '@proverka/domain'
import currency from 'currency.js'
import { format, parseISO } from 'date-fns'
import pluralRu from 'plural-ru'
import type { Kind } from './kind.ts'

const moneyOptions = { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 } as const
const momentOptions = {
  timeZone: 'Europe/Moscow',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

export const NUMBER_FORMATTERS: readonly Kind<number>[] = [
  {
    title: 'plural',
    ours: { name: 'plural', run: (count) => pluralWord(count, 'день', 'дня', 'дней') },
    peers: [
      { name: 'plural-ru', run: (count) => pluralRu(count, 'день', 'дня', 'дней') },
      { name: 'Intl made again', run: (count) => formOf(new Intl.PluralRules('ru-RU').select(count)) },
    ],
    inputs: { whole: [1, 3, 11, 125] },
  },
  {
    title: 'money',
    ours: { name: 'formatMoney', run: formatMoney },
    peers: [
      {
        name: 'Intl made again',
        run: (roubles) => new Intl.NumberFormat('ru-RU', moneyOptions).format(roubles),
      },
      {
        name: 'currency.js',
        run: (roubles) =>
          currency(roubles, { symbol: '₽', separator: ' ', precision: 0, pattern: '# !' }).format(),
      },
    ],
    inputs: { roubles: [99, 1500, 1_234_567.4] },
  },
]

export const TEXT_FORMATTERS: readonly Kind<string>[] = [
  {
    title: 'date to words',
    ours: { name: 'formatDate', run: formatDate },
    peers: [{ name: 'date-fns', run: (date) => format(parseISO(date), 'dd.MM.yyyy') }],
    inputs: { dates: ['2026-11-21', '2024-02-29'] },
  },
  {
    title: 'instant in Moscow',
    ours: { name: 'formatDateTime', run: formatDateTime },
    peers: [
      {
        name: 'Intl made again',
        run: (instant) => `${new Intl.DateTimeFormat('ru-RU', momentOptions).format(new Date(instant))} МСК`,
      },
      // It knows the zone of the process alone: the bench runs in that of Moscow.
      { name: 'date-fns', run: (instant) => `${format(parseISO(instant), 'dd.MM.yyyy, HH:mm')} МСК` },
    ],
    inputs: { instants: ['2026-11-21T11:05:00Z', '2024-02-29T22:30:00Z'] },
  },
]

function formOf(category: Intl.LDMLPluralRule): string {
  return category === 'one' ? 'день' : category === 'few' ? 'дня' : 'дней'
}
