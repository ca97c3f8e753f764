import { formatMoney } from '@proverka/domain'
import type { Finding } from '@proverka/domain/reports'
import * as v from 'valibot'
import { SourceError } from '../calls/source-error.ts'

/**
 * Debt to the tax service. The documentation shows no line of `items`: only the total is read, and lines without a total
 * are not understood.
 */
export const taxDebtSchema = v.object({
  debt: v.object({ total: v.pipe(v.string(), v.regex(/^\d+(?:\.\d{1,2})?$/)), items: v.array(v.unknown()) }),
  form: v.object({ inn: v.string() }),
})

/** The method requires an email address: one of a domain without mailboxes (RFC 2606), never that of a buyer. */
const NOBODY = 'nobody@example.com'

export const taxDebtParams = (inn: string) => ({ inn, email: NOBODY })

/** The debt as a finding, none when it is zero. Throws for an answer about another number. */
export function describeTaxDebt({ debt, form }: v.InferOutput<typeof taxDebtSchema>, inn: string): Finding[] {
  if (form.inn !== inn) throw new SourceError('unclear-answer', 'about another number')
  const roubles = Number(debt.total)
  if (roubles === 0) {
    if (debt.items.length > 0) throw new SourceError('unclear-answer', 'lines of a debt without a total')
    return []
  }
  return [
    {
      title: 'Задолженность по налогам',
      severity: 'warning',
      amount: Math.round(roubles * 100),
      facts: [
        { label: 'ИНН', value: inn },
        { label: 'Всего', value: formatMoney(roubles) },
      ],
    },
  ]
}
