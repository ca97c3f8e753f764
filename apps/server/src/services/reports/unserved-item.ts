import { leadingTypesOf } from '@proverka/domain/orders'
import { unservedOf, type Unserved } from '@proverka/domain/reports'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { ReportTaskRow } from '../../platform/db/queries/reports/reports.ts'

/** Why an item gives its price back. What cost nothing ends with what was not checked. */
export function unservedItem(
  { price_kopecks, product_name }: Pick<OrderItemRow, 'price_kopecks' | 'product_name'>,
  tasks: readonly Pick<ReportTaskRow, 'task_type' | 'answer'>[],
): Unserved | undefined {
  const leading: readonly string[] = leadingTypesOf(product_name)
  const unserved = unservedOf(
    tasks.filter(({ task_type }) => leading.includes(task_type)).map(({ answer }) => answer),
  )
  return unserved && (unserved.isFinal || price_kopecks > 0) ? unserved : undefined
}

/** What a source said that refused to tell. */
export function refusalIn(tasks: readonly Pick<ReportTaskRow, 'answer'>[]): string | undefined {
  for (const { answer } of tasks)
    if (answer.kind === 'not-checked' && answer.reason === 'refused') return answer.note
  return undefined
}
