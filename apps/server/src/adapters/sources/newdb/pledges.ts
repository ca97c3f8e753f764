import { FACT_LABELS, type Finding } from '@proverka/domain/reports'
import * as v from 'valibot'
import { labelled } from '../labelled-facts.ts'

const text = v.nullish(v.string())

/** Notices of the notaries' register of pledges. */
export const pledgesSchema = v.object({
  fnp: v.array(
    v.object({
      message_number_and_date: v.string(),
      message_type: text,
      pledge_subject_ids_raw: text,
      pledgor: text,
      pledgee: text,
    }),
  ),
})

const NUMBER = /^\S+/

export function describePledges({ fnp }: v.InferOutput<typeof pledgesSchema>): Finding[] {
  return fnp.map((notice) => ({
    title: `Уведомление ${NUMBER.exec(notice.message_number_and_date)?.[0] ?? notice.message_number_and_date}`,
    severity: /прекращ|исключ/i.test(notice.message_type ?? '') ? 'notice' : 'critical',
    facts: labelled([
      ['Уведомление', notice.message_number_and_date],
      ['Событие', notice.message_type],
      [FACT_LABELS.matter, notice.pledge_subject_ids_raw],
      ['Залогодатель', notice.pledgor],
      ['Залогодержатель', notice.pledgee],
    ]),
  }))
}
