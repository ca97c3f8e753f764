import { counted } from '@proverka/domain'
import type { GenuineReport } from '@proverka/report-proof'

/** «3 имени, 1 раздел»; empty when nothing is hidden. */
export function hiddenWords({ hidden }: GenuineReport): string {
  const counts = [
    [hidden.sections, 'раздел', 'раздела', 'разделов'],
    [hidden.name, 'имя', 'имени', 'имен'],
    [hidden.number, 'номер', 'номера', 'номеров'],
    [hidden.birth, 'дата рождения', 'даты рождения', 'дат рождения'],
  ] as const
  return counts
    .filter(([count]) => count > 0)
    .map(([count, one, few, many]) => counted(count, one, few, many))
    .join(', ')
}
