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

const LIST = new Intl.ListFormat('ru')

/** The message of a field whose datum these sources need: «Укажите регион: без этого ФССП не ответит». */
export function needMessage(need: CheckNeed, sources: readonly string[]): string {
  const verb = sources.length > 1 ? 'ответят' : 'ответит'
  return `Укажите ${NEED_WORDS[need]}: без этого ${LIST.format(sources)} не ${verb}`
}
