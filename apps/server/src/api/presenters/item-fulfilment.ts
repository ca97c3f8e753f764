import type { fulfilmentSchema } from '@proverka/api/contract'
import type { FulfilmentState } from '@proverka/domain/views'
import type { InferInput } from 'valibot'

/** What people obtain for an item, as its page shows it. */
export const presentItemFulfilment = ({
  questions,
  days,
  usual,
  ...more
}: FulfilmentState): InferInput<typeof fulfilmentSchema> => ({
  ...more,
  questions: [...questions],
  days: [...days],
  usual: usual && { ...usual, by_day: [...usual.by_day] },
})
