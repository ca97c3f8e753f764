import { formatDate, maskPassport } from '@proverka/domain'
import { CHECKS, type CheckType, type PersonInput, type ReportTask } from '@proverka/domain/reports'

/** The data that a source is asked with, as label and value. */
export function describePersonQuestion(type: CheckType, person: PersonInput): ReportTask['asked'] {
  const { needs } = CHECKS[type]
  const name = [person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ')
  return [
    { label: 'ФИО', value: name },
    { label: 'Дата рождения', value: formatDate(person.birthDate) },
    ...(needs.includes('region') ? [{ label: 'Регион', value: person.region || 'все регионы' }] : []),
    ...(needs.includes('inn') && person.inn ? [{ label: 'ИНН', value: person.inn }] : []),
    ...(needs.includes('passport') && person.passport
      ? [{ label: 'Паспорт', value: maskPassport(person.passport) }]
      : []),
    ...(needs.includes('license') && person.license
      ? [{ label: 'Удостоверение', value: maskPassport(person.license) }]
      : []),
  ]
}
