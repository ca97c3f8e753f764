import { formatDate, pluralWord } from '@proverka/domain'
import { staffRoleLabel } from '@proverka/domain/accounts'
import { durationWords, MINUTE_MS, moscowDate } from '@proverka/domain/timing'
import type { Member } from './people-queries.ts'

export const nameOf = ({ name, email }: Pick<Member, 'email' | 'name'>): string => name || email

/** «оператор до 30.11.2026, редактор» */
export const rolesWords = ({ roles }: Pick<Member, 'roles'>): string =>
  roles
    .map(
      ({ role, ends_at }) =>
        `${staffRoleLabel(role).toLowerCase()}${ends_at === null ? '' : ` до ${lastDayText(ends_at)}`}`,
    )
    .join(', ')

/** The last day, by Moscow, on which something with an end counts. */
export const lastDayText = (endsAt: string): string => formatDate(moscowDate(Date.parse(endsAt) - 1))

/** The last use is exact to a minute. */
const NOW_MS = 5 * MINUTE_MS

export function seenWords({ last_used_at }: Pick<Member, 'last_used_at'>, now: number): string {
  if (last_used_at === null) return 'не был'
  const ago = now - Date.parse(last_used_at)
  return ago < NOW_MS ? 'сейчас' : `${durationWords(ago)} назад`
}

/** What the second step is taken with: «2 ключа, приложение». */
export function factorWords({ factor: { app, passkeys } }: Pick<Member, 'factor'>): string {
  const keys = passkeys === 0 ? [] : [`${passkeys} ${pluralWord(passkeys, 'ключ', 'ключа', 'ключей')}`]
  return [...keys, ...(app ? ['приложение'] : [])].join(', ') || 'не подключен'
}

export const sessionsWords = (count: number): string =>
  `${count} ${pluralWord(count, 'вход', 'входа', 'входов')}`
