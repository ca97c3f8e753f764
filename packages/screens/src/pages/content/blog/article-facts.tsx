import { counted, formatDay, pluralWord } from '@proverka/domain'
import type { ArticlePreview } from './data.ts'
import * as css from './blog.css.ts'

/** «4,8» */
const ratingText = (average: number) =>
  average.toLocaleString('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Where an article belongs, and when it came out. */
export function ArticleOrigin({ article: { category, createdAt } }: { article: ArticlePreview }) {
  return (
    <p className={css.facts}>
      {category && <b className={css.category}>{category}</b>}
      <time dateTime={createdAt}>{formatDay(createdAt)}</time>
    </p>
  )
}

/** «6 минут», «оценка 4,8», «комментариев 12»; an unrated article says so. */
export function ArticleReading({ article, isShort }: { article: ArticlePreview; isShort?: boolean }) {
  const { reading_minutes: minutes, rating, comment_count: comments } = article
  return (
    <>
      <span>
        {minutes}
        {'\u00a0'}
        {pluralWord(minutes, 'минута', 'минуты', 'минут')}
        {!isShort && ' чтения'}
      </span>
      <span>
        {rating.average === null ? (
          'оценок пока нет'
        ) : (
          <>
            оценка <b className={css.value}>{ratingText(rating.average)}</b>
            {!isShort && ` из 5, ${counted(rating.count, 'голос', 'голоса', 'голосов')}`}
          </>
        )}
      </span>
      {comments > 0 && (
        <span>
          {comments}
          {'\u00a0'}
          {pluralWord(comments, 'комментарий', 'комментария', 'комментариев')}
        </span>
      )}
    </>
  )
}
