import type { CheckNeed } from './check.ts'

/** What data about the subject are called where they are asked for: «добавьте ИНН». */
export const NEED_WORDS: { readonly [need in CheckNeed]: string } = {
  name: 'фамилию и имя',
  birthDate: 'дату рождения',
  region: 'регион',
  inn: 'ИНН',
  passport: 'паспорт',
  license: 'номер водительского удостоверения',
  vin: 'VIN',
  plate: 'гос. номер',
  certificate: 'СТС',
}

/** The message of a field whose datum a source does not answer without: «Укажите регион, без него ФССП не ответит». */
export function needMessage(need: CheckNeed, sources: readonly string[]): string {
  const named = [...new Set(sources)]
  const last =
    named.length > 1 ? `${named.slice(0, -1).join(', ')} и ${named.at(-1)}` : (named[0] ?? 'источник')
  return `Укажите ${NEED_WORDS[need]}: без этого ${last} не ${named.length > 1 ? 'ответят' : 'ответит'}`
}
