import { buildPath } from '@proverka/domain/navigation'
import { Button } from '@proverka/ui/primitives'
import { placeQuery, useOrderPlace } from './order-filter.ts'
import * as css from './orders.css.ts'

/** The two forms of the list, cards and table; what was found stays found in the other. */
export function OrderForms({ current }: { current: 'user-orders' | 'user-ordersNew' }) {
  const { filter } = useOrderPlace()
  const query = placeQuery({ filter, page: 1 })
  return (
    <nav aria-label="Вид списка" className={css.forms}>
      {(
        [
          ['user-orders', 'Карточки'],
          ['user-ordersNew', 'Таблица'],
        ] as const
      ).map(([route, label]) => (
        <Button
          key={route}
          size="s"
          variant={route === current ? 'primary' : 'secondary'}
          href={buildPath(route) + query}
          aria-current={route === current ? 'page' : undefined}
        >
          {label}
        </Button>
      ))}
    </nav>
  )
}
