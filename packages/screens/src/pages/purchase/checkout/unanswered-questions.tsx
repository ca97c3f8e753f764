import { unansweredTitles } from '@proverka/domain/orders'
import type { Product } from '@proverka/domain/orders'
import { useAnswered } from '../../../runtime/prices/use-answered.ts'

/** What the ordered reports will not say because no source is connected: named before paying (DEC-12). */
export function UnansweredQuestions({ ordered }: { ordered: readonly Product[] }) {
  const answered = useAnswered()
  if (!answered) return null
  return ordered.map(({ product_name, product_name_ru }) => {
    const titles = unansweredTitles(product_name, answered)
    if (titles.length === 0) return null
    return (
      <p key={product_name}>
        «{product_name_ru}» не спросит, источники пока не подключены: <s>{titles.join(', ')}</s>.
      </p>
    )
  })
}
