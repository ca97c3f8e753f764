import { formatDate, formatMoney } from '@proverka/domain'
import { FACT_LABELS } from '@proverka/domain/reports'
import { ownersText } from '@proverka/domain/checks'
import * as v from 'valibot'
import { describeProceeding } from '../fssp/proceedings.ts'
import { labelled } from '../labelled-facts.ts'
import { accountBlockSchema, BLOCKS_METHOD, blocksOfPerson, describeBlock } from './account-blocks.ts'
import { bankruptcySchema, describeBankruptcies } from './bankruptcies.ts'
import { courtCaseSchema, describeCase } from './court-cases.ts'
import { method, type Method } from './method.ts'

const text = v.nullish(v.string())
const rawText = v.object({ raw: v.string() })

const ENTREPRENEUR_DIGITS = 12

const paramsOf = ({ inn }: { readonly inn: string }) => ({ inn: inn.trim() })

/** Questions about a company, by their type. */
export const COMPANY_METHODS: Readonly<Record<string, Method<'company'>>> = {
  'company-register': method({
    name: 'egrul',
    needs: ['inn'],
    paramsOf,
    row: v.object({
      company: v.object({
        profile: v.object({
          company: v.object({
            inn: v.string(),
            ogrn: text,
            name_short: text,
            name_full: text,
            status: text,
            address: text,
            okved_code: text,
            okved_name: text,
          }),
          totals: v.nullish(v.object({ total_arrear_sum: v.nullish(v.number()) })),
          dates: v.nullish(v.object({ ogrn_date: text })),
          management: v.nullish(
            v.object({
              directors: v.nullish(v.array(v.object({ name: text, position: text }))),
              founders: v.nullish(v.array(v.object({ name: text }))),
            }),
          ),
        }),
      }),
    }),
    read: ({ company: { profile } }, { inn }) => {
      const { company, dates, management } = profile
      if (company.inn !== inn.trim()) return []
      const head = management?.directors?.[0]
      const founders = management?.founders ?? []
      return [
        {
          title: company.name_short || company.name_full || `ИНН ${company.inn}`,
          severity: severityOf(company.status),
          facts: labelled([
            ['ИНН', company.inn],
            ['ОГРН', company.ogrn],
            [FACT_LABELS.state, company.status],
            [FACT_LABELS.registeredSince, dates?.ogrn_date && formatDate(dates.ogrn_date)],
            [FACT_LABELS.head, [head?.name, head?.position?.toLowerCase()].filter(Boolean).join(', ')],
            [FACT_LABELS.founders, ownersText(founders.flatMap(({ name }) => (name ? [{ name }] : [])))],
            ['Адрес', company.address],
            ['Основная деятельность', [company.okved_code, company.okved_name].filter(Boolean).join(' ')],
            ['Долг перед бюджетом', moneyOf(profile.totals?.total_arrear_sum)],
          ]),
        },
      ]
    },
  }),
  'company-courts': method({
    name: 'arbitr_legal',
    needs: ['inn'],
    paramsOf,
    row: v.object({
      ...courtCaseSchema.entries,
      card_pdf_analysis: v.nullish(
        v.object({
          detail_info: v.nullish(
            v.object({
              parties: v.nullish(v.object({ debtor: v.nullish(v.object({ name: text, inn: text })) })),
            }),
          ),
        }),
      ),
    }),
    read: (row, { inn }) => {
      const debtor = row.card_pdf_analysis?.detail_info?.parties?.debtor
      const isDebtor = debtor?.inn === inn.trim()
      // Sides have no numbers: only the card of the case says which of them the company is.
      return [describeCase(row, () => isDebtor)]
    },
  }),
  'company-bankruptcy': method({
    name: 'bankrot_legal',
    needs: ['inn'],
    paramsOf,
    row: bankruptcySchema,
    read: (row) => describeBankruptcies(row),
  }),
  'company-debts': method({
    name: 'fssp_legal',
    needs: ['inn'],
    paramsOf,
    row: v.object({
      Debtor: rawText,
      EnforcementProceeding: rawText,
      WritDetails: rawText,
      CompletionDateOrReason: rawText,
      SubjectAndDebtAmount: v.nullish(v.union([rawText, v.string()])),
      BailiffDepartment: v.nullish(v.union([rawText, v.string()])),
    }),
    read: (row) => [
      describeProceeding({
        debtor: row.Debtor.raw,
        production: row.EnforcementProceeding.raw,
        writ: row.WritDetails.raw,
        subject: wordsOf(row.SubjectAndDebtAmount),
        department: wordsOf(row.BailiffDepartment),
        end: row.CompletionDateOrReason.raw,
      }),
    ],
  }),
  'company-blocks': method({
    name: BLOCKS_METHOD,
    needs: ['inn'],
    paramsOf: ({ inn }) =>
      inn.trim().length === ENTREPRENEUR_DIGITS ? blocksOfPerson(inn.trim()) : paramsOf({ inn }),
    row: accountBlockSchema,
    read: (row) => [describeBlock(row)],
  }),
}

const wordsOf = (value: { readonly raw: string } | string | null | undefined): string =>
  typeof value === 'string' ? value : (value?.raw ?? '')

const moneyOf = (roubles: number | null | undefined) =>
  typeof roubles === 'number' ? formatMoney(roubles) : null

/** Only a company that is said to work is no reason to worry. */
function severityOf(status: string | null | undefined) {
  if (/действу/i.test(status ?? '') && !/не\s*действу|недейств/i.test(status ?? '')) return 'notice' as const
  return /банкрот|ликвид|прекращ|исключ/i.test(status ?? '') ? ('critical' as const) : ('warning' as const)
}
