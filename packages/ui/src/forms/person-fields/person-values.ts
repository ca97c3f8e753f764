import { nameFault, registerName } from '@proverka/domain'
import { schemaRule } from '@proverka/domain/internal'
import { moscowDate } from '@proverka/domain/timing'
import { birthDateFault, personInputSchema } from '@proverka/domain/checks'
import type { PersonTexts } from '@proverka/domain/checks'
import type { FieldSpec } from '../form-shell/use-form.ts'

/** Parts of a person that a page may know before. */
export type KnownPerson = Partial<PersonTexts>

const { entries } = personInputSchema

const field = (name: keyof PersonTexts, label: string) => ({ label, rule: schemaRule(entries[name]) })

const dayRule = schemaRule(entries.birthDate)

/** A name of the order, which must also be one that a register can hold. */
const real = (name: keyof PersonTexts, label: string, fault: (text: string) => string | undefined) => {
  const rule = schemaRule(entries[name])
  return { label, rule: (text: string) => rule(text) ?? fault(text), spelling: registerName }
}

/** What is wrong with the first wrong one of the names between commas. */
function formerNamesFault(text: string): string | undefined {
  const faults = text.split(/[,;/]/).map((name) => nameFault(name, 'lastName'))
  return faults.find((fault) => fault !== undefined)
}

/** Labels and rules of the fields of a person; the rules are those of the order. */
export const personFields = {
  lastName: real('lastName', 'Фамилия', (text) => nameFault(text, 'lastName')),
  firstName: real('firstName', 'Имя', (text) => nameFault(text, 'firstName')),
  middleName: real('middleName', 'Отчество', (text) => nameFault(text, 'middleName')),
  formerLastNames: real('formerLastNames', 'Прежние фамилии', formerNamesFault),
  birthDate: {
    ...field('birthDate', 'Дата рождения'),
    rule: (date: string) => dayRule(date) ?? birthDateFault(date, moscowDate(Date.now())),
  },
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
  formerLastNames: '',
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
