import { ThumbsPrompt } from '@proverka/ui/primitives'
import { useState } from 'react'
import { getApi } from '../data/api.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { storedRatedReports } from '../storage/stored-values.ts'

/** So many are remembered, the latest ones. */
const MOST_REMEMBERED = 100

/** Whether the report helped: asked until it is answered, and never again in this browser (UI-068). */
export function RatingPrompt({ itemId }: { itemId: string }) {
  const [wasRated] = useState(() => readStored(storedRatedReports).includes(itemId))
  if (wasRated) return null
  return (
    <ThumbsPrompt
      onRate={async (thumb) => {
        await getApi().events.answerPoll({
          body: { poll: 'report', answer: thumb, order_item_id: itemId },
        })
        const rated = [...readStored(storedRatedReports), itemId].slice(-MOST_REMEMBERED)
        writeStored(storedRatedReports, rated)
      }}
    >
      Отчет помог?
    </ThumbsPrompt>
  )
}
