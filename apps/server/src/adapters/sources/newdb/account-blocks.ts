import type { Finding } from '@proverka/domain/reports'
import * as v from 'valibot'
import { labelled } from '../labelled-facts.ts'

const text = v.nullish(v.string())

/** A decision of the tax service that stops operations on accounts, one row for each bank. */
export const accountBlockSchema = v.object({
  NOMER: v.string(),
  DATA: v.string(),
  DATASTART: text,
  KODOSNOV: text,
  IFNS: text,
  BIK: text,
})

/** What a person, or an entrepreneur of twelve digits, is asked with; the rows come under the name of the other method. */
export const blocksOfPerson = (inn: string) => ({ innfiz: inn, method: 'fns_block_person' })

/** The method that both are answered under, and that companies are asked by. */
export const BLOCKS_METHOD = 'fns_block'

export function describeBlock(row: v.InferOutput<typeof accountBlockSchema>): Finding {
  return {
    title: `Решение № ${row.NOMER} от ${row.DATA}`,
    severity: 'critical',
    facts: labelled([
      ['Действует с', row.DATASTART],
      ['Налоговый орган', row.IFNS],
      ['БИК банка', row.BIK],
      ['Код основания', row.KODOSNOV],
    ]),
  }
}
