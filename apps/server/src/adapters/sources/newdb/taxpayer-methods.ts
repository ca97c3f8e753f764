import { accountBlockSchema, BLOCKS_METHOD, blocksOfPerson, describeBlock } from './account-blocks.ts'
import { method, type Method } from './method.ts'
import { describeTaxDebt, taxDebtParams, taxDebtSchema } from './tax-debt.ts'

/** Questions about a person of whom only the taxpayer number is known, by their type. */
export const TAXPAYER_METHODS: Readonly<Record<string, Method<'taxpayer'>>> = {
  taxes: method({
    name: 'nalog_debt',
    needs: ['inn'],
    paramsOf: ({ inn }) => taxDebtParams(inn),
    row: taxDebtSchema,
    read: (row, { inn }) => describeTaxDebt(row, inn),
  }),
  accountBlocks: method({
    name: BLOCKS_METHOD,
    needs: ['inn'],
    paramsOf: ({ inn }) => blocksOfPerson(inn),
    row: accountBlockSchema,
    read: (row) => [describeBlock(row)],
  }),
}
