import type { PersonInput } from '@proverka/domain/checks'
import * as v from 'valibot'
import { missingData } from '../adapter.ts'
import { SourceError } from '../calls/source-error.ts'
import { describeProceeding } from '../fssp/proceedings.ts'
import { bailiffRegion } from '../fssp/region-codes.ts'
import { matchPerson, namesPerson } from '../match-person.ts'
import { accountBlockSchema, BLOCKS_METHOD, blocksOfPerson, describeBlock } from './account-blocks.ts'
import { bankruptcySchema, describeBankruptcies } from './bankruptcies.ts'
import { courtCaseSchema, describeCase } from './court-cases.ts'
import { describeListed, listedSchema } from './listed-person.ts'
import { method, type Method } from './method.ts'
import { describePledges, pledgesSchema } from './pledges.ts'
import { describeTaxDebt, taxDebtParams, taxDebtSchema } from './tax-debt.ts'
import { MISSING_NOTES } from '../missing-notes.ts'

const SERIES_DIGITS = 4

const nameOf = ({ firstName, lastName, middleName }: PersonInput) => ({
  firstname: firstName,
  lastname: lastName,
  ...(middleName && { secondname: middleName }),
})

const byInn = ({ inn = '' }: PersonInput) => ({ innfiz: inn })

/** Found by the number: the name was not compared. */
const matchByInn = (person: PersonInput) => ({ ...matchPerson({}, person), inn: 'same' as const })

/** Questions about a person, by the type of the check. */
export const PERSON_METHODS: Readonly<Record<string, Method<'person'>>> = {
  bailiffs: method({
    name: 'fssp_person',
    needs: ['name', 'birthDate', 'region'],
    paramsOf: ({ person }) => {
      const region = bailiffRegion(person.region ?? '')
      if (!region) return missingData(MISSING_NOTES.russianRegion)
      return { ...nameOf(person), dob: person.birthDate, regioncode: Number(region) }
    },
    row: v.object({
      Debtor: v.string(),
      EnforcementProceeding: v.string(),
      WritDetails: v.string(),
      CompletionDateOrReason: v.string(),
      SubjectAndDebtAmount: v.string(),
      BailiffDepartment: v.string(),
    }),
    read: (row, { person }) => [
      describeProceeding(
        {
          debtor: row.Debtor,
          production: row.EnforcementProceeding,
          writ: row.WritDetails,
          subject: row.SubjectAndDebtAmount,
          department: row.BailiffDepartment,
          end: row.CompletionDateOrReason,
        },
        person,
      ),
    ],
  }),
  passport: method({
    name: 'passport_mvd',
    needs: ['name', 'birthDate', 'passport'],
    paramsOf: ({ person: { passport = '', ...person } }) => ({
      ...nameOf(person),
      dob: person.birthDate,
      seria: passport.slice(0, SERIES_DIGITS),
      number: passport.slice(SERIES_DIGITS),
    }),
    row: v.object({ status: v.optional(v.string()), doc_status: v.optional(v.string()) }),
    read: ({ status, doc_status = status }, { person }) => {
      if (doc_status === 'Действительный') return []
      // «Данные не найдены» says nothing about the passport.
      if (doc_status !== 'Недействительный')
        throw new SourceError('unclear-answer', 'no status of the passport')
      return [
        {
          title: 'Паспорт значится недействительным',
          severity: 'critical',
          facts: [],
          match: { ...matchPerson({}, person), document: 'same' },
        },
      ]
    },
  }),
  bankruptcy: method({
    name: 'bankrot_person',
    needs: ['inn'],
    paramsOf: ({ person }) => byInn(person),
    row: bankruptcySchema,
    read: (row, { person }) =>
      describeBankruptcies(row).map((finding) => ({ ...finding, match: matchByInn(person) })),
  }),
  arbitration: method({
    name: 'arbitr_person',
    needs: ['inn'],
    paramsOf: ({ person }) => byInn(person),
    row: courtCaseSchema,
    read: (row, { person }) => [
      { ...describeCase(row, (name) => namesPerson(name, person)), match: matchByInn(person) },
    ],
  }),
  pledges: method({
    name: 'pledge_person',
    needs: ['name', 'birthDate'],
    paramsOf: ({ person }) => ({ ...nameOf(person), dob: person.birthDate }),
    row: pledgesSchema,
    read: (row, { person }) =>
      describePledges(row).map((finding) => ({ ...finding, match: matchPerson({}, person) })),
  }),
  taxes: method({
    name: 'nalog_debt',
    needs: ['inn'],
    paramsOf: ({ person: { inn = '' } }) => taxDebtParams(inn),
    row: taxDebtSchema,
    read: (row, { person }) =>
      describeTaxDebt(row, person.inn ?? '').map((finding) => ({ ...finding, match: matchByInn(person) })),
  }),
  accountBlocks: method({
    name: BLOCKS_METHOD,
    needs: ['inn'],
    paramsOf: ({ person: { inn = '' } }) => blocksOfPerson(inn),
    row: accountBlockSchema,
    read: (row, { person }) => [{ ...describeBlock(row), match: matchByInn(person) }],
  }),
  extremists: method({
    name: 'terrorist',
    needs: ['name', 'birthDate'],
    paramsOf: ({ person }) => ({ ...nameOf(person), dob: person.birthDate }),
    row: listedSchema,
    read: (row, { person }) => describeListed(row, person),
  }),
}
