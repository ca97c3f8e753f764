import { FACT_LABELS, type Finding } from '@proverka/domain/reports'
import { factsOf } from './record-rows.ts'

/** Owns the rest of the company that is sued. */
export const SECOND_OWNER = 'Войлочева Ульяна Тихоновна'

/** Companies that the head of the sued one, its other owner and its address lead to. */
export function connections(manager: string): readonly Finding[] {
  return [
    {
      title: 'ООО «Настил» (вымышленное)',
      severity: 'warning',
      facts: factsOf({
        [FACT_LABELS.tie]: 'руководитель до 19.05.2025',
        [FACT_LABELS.tieThrough]: manager,
        [FACT_LABELS.state]: 'Ликвидировано 02.06.2025',
      }),
    },
    {
      title: 'ООО «Желоб» (вымышленное)',
      severity: 'notice',
      facts: factsOf({
        [FACT_LABELS.tie]: 'учредитель, доля 50%',
        [FACT_LABELS.tieThrough]: SECOND_OWNER,
        [FACT_LABELS.state]: 'Действует',
      }),
    },
    {
      title: 'ООО «Стропила» (вымышленное)',
      severity: 'notice',
      facts: factsOf({
        [FACT_LABELS.tie]: 'тот же адрес регистрации',
        [FACT_LABELS.state]: 'Действует',
      }),
    },
  ]
}
