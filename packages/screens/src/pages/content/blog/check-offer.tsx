import { typograph } from '@proverka/domain'
import type { CheckBlock } from '@proverka/domain/sites'
import { Button } from '@proverka/ui/primitives'
import { usePriceText, useRoutePath } from './check-link.tsx'
import * as css from './article.css.ts'

/** What can be checked there and then, at the price of the catalogue; nothing where this site has no such page. */
export function CheckOffer({ block: { title, text, route, product } }: { block: CheckBlock }) {
  const path = useRoutePath(route)
  const price = usePriceText(product)
  if (path === undefined) return null
  return (
    <aside className={css.offer}>
      <h3 className={css.offerTitle}>{typograph(title)}</h3>
      <p className={css.offerText}>{typograph(text)}</p>
      <Button href={path}>{price ? `Проверить — ${price}` : 'Проверить'}</Button>
    </aside>
  )
}
