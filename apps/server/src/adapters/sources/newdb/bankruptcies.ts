import type { Finding } from '@proverka/domain/reports'
import * as v from 'valibot'
import { labelled } from '../labelled-facts.ts'

const text = v.nullish(v.string())

/** What the register of bankruptcies has of one number; `commmon` is the provider's own spelling. */
export const bankruptcySchema = v.object({
  bankruptcy: v.array(
    v.object({
      case_number: v.string(),
      status: text,
      messages: v.nullish(v.array(v.object({ message_info: text, type: text })), []),
    }),
  ),
})

/** Cases as findings; one that is over stays worth knowing for years. */
export function describeBankruptcies({ bankruptcy }: v.InferOutput<typeof bankruptcySchema>): Finding[] {
  return bankruptcy.map(({ case_number, status, messages }) => {
    const last = messages?.[0]
    return {
      title: `Дело ${case_number}`,
      severity: /заверш|прекращ/i.test(status ?? '') ? 'warning' : 'critical',
      facts: labelled([
        ['Стадия', status],
        [
          'Последнее сообщение',
          last && [last.type, last.message_info && `№ ${last.message_info}`].filter(Boolean).join(', '),
        ],
      ]),
    }
  })
}
