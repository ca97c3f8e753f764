import { CommentForm } from '@proverka/ui/forms'
import { ThumbsPrompt } from '@proverka/ui/primitives'
import { useState } from 'react'
import { getApi } from '../../../runtime/data/api.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { readStored, writeStored } from '../../../runtime/storage/storage.ts'
import { storedRatedReports } from '../../../runtime/storage/stored-values.ts'
import * as css from './feedback.css.ts'

/** So many are remembered, the latest ones. */
const MOST_REMEMBERED = 100

const WORDS = { field: 'Что помогло или чего не хватило', form: 'Пара слов об отчете', submit: 'Отправить' }

/**
 * Whether the report helped: asked until it is answered, and never again in this browser (UI-068). After the answer the
 * user may add a comment.
 */
export function RatingPrompt({ itemId }: { itemId: string }) {
  const [wasRated] = useState(() => readStored(storedRatedReports).includes(itemId))
  const [thumb, setThumb] = useState<'up' | 'down'>()
  if (wasRated) return null
  return (
    <div className={css.stack}>
      <ThumbsPrompt
        onRate={async (given) => {
          await answer(itemId, given)
          const rated = [...readStored(storedRatedReports), itemId].slice(-MOST_REMEMBERED)
          writeStored(storedRatedReports, rated)
          setThumb(given)
        }}
      >
        Отчет помог?
      </ThumbsPrompt>
      {thumb && <RatingComment itemId={itemId} thumb={thumb} />}
    </div>
  )
}

function RatingComment({ itemId, thumb }: { itemId: string; thumb: 'up' | 'down' }) {
  const [state, setState] = useState<{ isSent: boolean; error?: unknown }>({ isSent: false })
  if (state.isSent) return <p role="status">Спасибо, прочитаем.</p>
  return (
    <CommentForm
      words={WORDS}
      error={state.error ? <ErrorText error={state.error} /> : undefined}
      onSubmit={async ({ content }) => {
        try {
          await answer(itemId, thumb, content)
          setState({ isSent: true })
        } catch (error) {
          setState({ isSent: false, error })
          throw error
        }
      }}
    />
  )
}

const answer = (order_item_id: string, thumb: 'up' | 'down', comment = '') =>
  getApi().events.answerPoll({ body: { poll: 'report', answer: thumb, order_item_id, comment } })
