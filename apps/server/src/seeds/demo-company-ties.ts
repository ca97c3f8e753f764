import type { Finding } from '@proverka/domain/reports'
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
        Связь: 'руководитель до 19.05.2025',
        'Через кого': manager,
        Состояние: 'Ликвидировано 02.06.2025',
      }),
    },
    {
      title: 'ООО «Желоб» (вымышленное)',
      severity: 'notice',
      facts: factsOf({
        Связь: 'учредитель, доля 50%',
        'Через кого': SECOND_OWNER,
        Состояние: 'Действует',
      }),
    },
    {
      title: 'ООО «Стропила» (вымышленное)',
      severity: 'notice',
      facts: factsOf({
        Связь: 'тот же адрес регистрации',
        Состояние: 'Действует',
      }),
    },
  ]
}
