import { formatMoney, typograph } from '@proverka/domain'
import { objectKindName } from '@proverka/domain/property'
import type { CadastralObject } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { Panel } from '@proverka/ui/frame'
import { Button } from '@proverka/ui/primitives'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import { VALUATION_PRODUCT } from './valuation-product.ts'
import { areaText, floorText } from './object-words.ts'
import * as css from './object-screen.css.ts'

/** The valuation of a flat, whose form begins with what is known of it here. */
export function ObjectValuation({ object }: { object: CadastralObject }) {
  const { served } = useAppFacts()
  const product = useProduct(VALUATION_PRODUCT)
  if (!product || !served.has('valuation') || objectKindName(object) !== 'Квартира') return null
  const { Address: address, Number: number, Area: area, Level: floor } = object
  const known = [areaText(object), floorText(object) && `этаж ${floorText(object)}`].filter(Boolean)
  const price = product.product_price > 0 ? ` за ${formatMoney(product.product_price)}` : ''
  return (
    <Panel title="Сколько стоит квартира" padded>
      <p>
        {typograph(
          `Диапазон по объявлениям в доме и рядом бесплатно, оценка по ценам сделок с отчетом${price}. ` +
            (known.length > 0
              ? `Подставим адрес и то, что известно: ${known.join(', ')}.`
              : 'Подставим адрес.'),
        )}
      </p>
      <p className={css.further}>
        <Button
          variant="secondary"
          href={buildPath('valuation', {}, { address: address || number, area, floor })}
        >
          Оценить квартиру
        </Button>
      </p>
    </Panel>
  )
}
