import type { RegisterState } from '@proverka/domain/register'

/** A number as services write it: 54.3, «54.3», «45 000 000,50»; undefined for 0, «-» and what is no number. */
export function readMeasure(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const number = Number(String(value).replaceAll(/\s/g, '').replace(',', '.'))
  return Number.isFinite(number) && number > 0 ? number : undefined
}

/** A text that says something: not empty, not «-». A list of texts is joined. */
export function readWords(value: unknown): string | undefined {
  const words = (Array.isArray(value) ? value : [value])
    .flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? String(one).trim() : []))
    .filter((one) => one !== '' && one !== '-')
    .join(', ')
  return words === '' ? undefined : words
}

/** «YYYY-MM-DD…» or «DD.MM.YYYY» as YYYY-MM-DD. */
export function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0]
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(value) ?? []
  return iso ?? (year && month && day ? `${year}-${month}-${day}` : undefined)
}

/** «Архивный», «Погашено», «Снят с учета»: the record is not in force. */
export const readState = (status: string | undefined): RegisterState =>
  status !== undefined && /архив|погаш|снят|аннулир/i.test(status) ? 'closed' : 'current'
