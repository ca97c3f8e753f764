import { formatMoney, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import type { FlatInput } from '@proverka/domain/checks'
import { Panel } from '@proverka/ui/frame'
import { Button, Link } from '@proverka/ui/primitives'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { cartAtom } from '../../purchase/checkout/state.ts'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import { numberedCart } from '../product/product-order.ts'
import * as page from '../product/product-page.css.ts'
import { VALUATION_PRODUCT } from '../../search/object/valuation-product.ts'
import * as css from './valuation.css.ts'

const ADDS = [
  'Цены приведены к сегодняшнему дню и к ценам сделок: в объявлениях просят больше, чем платят.',
  'До 12 самых близких квартир: у каждой ее цена и каждая поправка.',
  'Обычная ошибка: известные продажи оценены по тому, что было известно в их день.',
  'Отчет с датой в кабинете, PDF, таблица Excel.',
]

/** What the paid valuation has beyond the range of the adverts; the flat goes with it into the order. */
export function PaidValuation({ flat }: { flat: FlatInput }) {
  const product = useProduct(VALUATION_PRODUCT)
  const setCart = useSetAtom(cartAtom)
  const navigate = useNavigate()
  if (!product) return null
  return (
    <Panel title="За сколько продают, а не просят" padded>
      <ul className={page.limits}>
        {ADDS.map((text) => (
          <li key={text} className={page.limit}>
            {typograph(text)}
          </li>
        ))}
      </ul>
      <div className={css.order}>
        <Button
          onClick={() => {
            setCart(
              numberedCart(product.product_name, {
                subject: { kind: 'flat', ...flat },
                data: { flat: { ...flat } },
              }),
            )
            void navigate(buildPath('valuation', {}, { step: 'order' }))
          }}
        >
          {typograph(
            product.product_price > 0
              ? `Заказать за ${formatMoney(product.product_price)}`
              : 'Заказать бесплатно',
          )}
        </Button>
        {product.sample && <Link href={buildPath(product.sample)}>Посмотреть пример</Link>}
      </div>
    </Panel>
  )
}
