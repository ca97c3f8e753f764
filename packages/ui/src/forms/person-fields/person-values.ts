import { moscowDate, nameFault, schemaRule } from '@proverka/domain'
import { birthDateFault, personInputSchema } from '@proverka/domain/reports'
import type { PersonTexts } from '@proverka/domain/reports'
import type { FieldSpec } from '../form-shell/use-form.ts'

/** Parts of a person that a page may know before. */
export type KnownPerson = Partial<PersonTexts>

const { entries } = personInputSchema

const field = (name: keyof PersonTexts, label: string) => ({ label, rule: schemaRule(entries[name]) })

/** A field of the order whose text must also be one that a register can hold. */
const real = (name: keyof PersonTexts, label: string, fault: (text: string) => string | undefined) => {
  const rule = schemaRule(entries[name])
  return { label, rule: (text: string) => rule(text) ?? fault(text) }
}

/** Labels and rules of the fields of a person; the rules are those of the order. */
export const personFields = {
  lastName: real('lastName', 'Фамилия', nameFault),
  firstName: real('firstName', 'Имя', nameFault),
  middleName: real('middleName', 'Отчество', nameFault),
  birthDate: real('birthDate', 'Дата рождения', (date) => birthDateFault(date, moscowDate(Date.now()))),
  region: field('region', 'Регион'),
  inn: field('inn', 'ИНН'),
  passport: { ...field('passport', 'Паспорт'), secret: true },
  license: { ...field('license', 'Водительское удостоверение'), secret: true },
  bureau: field('bureau', 'Бюро кредитных историй'),
  bureauScore: field('bureauScore', 'Балл'),
  bureauScale: field('bureauScale', 'Шкала бюро'),
  bureauDate: field('bureauDate', 'Дата отчета бюро'),
} satisfies { [K in keyof PersonTexts]: FieldSpec<PersonTexts, K> }

export function initialPerson(known: KnownPerson = {}): PersonTexts {
  return { ...emptyPerson, ...known }
}

const emptyPerson: PersonTexts = {
  lastName: '',
  firstName: '',
  middleName: '',
  birthDate: '',
  region: '',
  inn: '',
  passport: '',
  license: '',
  bureau: '',
  bureauScore: '',
  bureauScale: '',
  bureauDate: '',
}
