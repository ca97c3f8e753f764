import { LinkButton } from '@proverka/ui/primitives'
import { StarRating } from '@proverka/ui/fields'
import { useAtomValue } from 'jotai'
import { signInHere } from '../../../runtime/session/sign-in-here.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { useRate } from './data.ts'
import * as css from './article.css.ts'

/** One to five stars of the signed-in user; another rating replaces the first (BLOG-07). */
export function ArticleRating({ articleId, own }: { articleId: string; own: number | null }) {
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  const rate = useRate(articleId)
  const value = rate.isPending ? rate.variables : own
  return (
    <section className={css.rating} aria-label="Оценка статьи">
      <p>
        <b>Статья помогла?</b>{' '}
        {!isUser && <LinkButton onClick={signInHere}>Войдите, чтобы оценить</LinkButton>}
      </p>
      {isUser && (
        <StarRating label="Ваша оценка" value={value} disabled={rate.isPending} onChange={rate.mutate} />
      )}
    </section>
  )
}
