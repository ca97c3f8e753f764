import { counted } from '@proverka/domain'
import type { GenuineReport } from '@proverka/report-proof'

/** «3 имени, 6 номеров, 1 раздел из 9»; empty when nothing is hidden. */
export function hiddenWords({ hidden, sections }: Pick<GenuineReport, 'hidden' | 'sections'>): string {
  const words = [
    hidden.name > 0 && counted(hidden.name, 'имя', 'имени', 'имен'),
    hidden.number > 0 && counted(hidden.number, 'номер', 'номера', 'номеров'),
    hidden.birth > 0 && counted(hidden.birth, 'дата рождения', 'даты рождения', 'дат рождения'),
    hidden.sections > 0 &&
      `${counted(hidden.sections, 'раздел', 'раздела', 'разделов')} из\u00a0${sections.length}`,
  ]
  return words.filter(Boolean).join(', ')
}
