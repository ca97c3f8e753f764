import { formatDate, maskPassport } from '@proverka/domain'
import { type ReportTask } from '@proverka/domain/reports'
import { CHECKS, type CheckType, patronymicWords, type PersonInput } from '@proverka/domain/checks'
import { isAskedByName } from './ask-every-surname.ts'
import { fullName } from './match-person.ts'

/** The data that a source is asked with, as label and value; numbers of documents as a report has them, masked. */
export function describePersonQuestion(
  type: CheckType,
  person: PersonInput,
  showNumber: (number: string) => string = maskPassport,
): ReportTask['asked'] {
  const { needs } = CHECKS[type]
  const former = person.formerLastNames ?? []
  return [
    { label: 'ФИО', value: [fullName(person), patronymicWords(person)].filter(Boolean).join(', ') },
    ...(isAskedByName(type) && former.length > 0
      ? [{ label: 'Прежние фамилии', value: former.join(', ') }]
      : []),
    { label: 'Дата рождения', value: formatDate(person.birthDate) },
    ...(needs.includes('region') ? [{ label: 'Регион', value: person.region || 'все регионы' }] : []),
    ...(needs.includes('inn') && person.inn ? [{ label: 'ИНН', value: person.inn }] : []),
    ...(needs.includes('passport') && person.passport
      ? [{ label: 'Паспорт', value: showNumber(person.passport) }]
      : []),
    ...(needs.includes('license') && person.license
      ? [{ label: 'Удостоверение', value: showNumber(person.license) }]
      : []),
  ]
}
