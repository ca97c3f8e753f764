import { formatMoney } from '@proverka/domain'
import { buildPath, routeByName } from '@proverka/domain/navigation'
import type { SideView } from '@proverka/domain/views'
import { Button, Link } from '@proverka/ui/primitives'
import { useProduct } from '../../../runtime/prices/use-prices.ts'

interface BuyAnswerProps {
  /** Name of the product that answers. */
  readonly product: string | undefined
  readonly side: SideView
  readonly variant: 'link' | 'button'
}

/** Closes a gap of a side by a product, with its price; nothing where the product is not for sale here. */
export function BuyAnswer({ product, side, variant }: BuyAnswerProps) {
  const sold = useProduct(product ?? '')
  if (!sold) return null
  const page = sold.pages[0]
  const href =
    sold.subject === 'property'
      ? side.objectKey && buildPath('objectCheckout-objectKey', { objectKey: side.objectKey })
      : page && routeByName(page)
        ? buildPath(page)
        : undefined
  if (!href) return null
  const price = sold.product_price === 0 ? 'бесплатно' : `за ${formatMoney(sold.product_price)}`
  return variant === 'link' ? (
    <Link href={href}>Спросить {price}</Link>
  ) : (
    <Button href={href}>
      Проверить {side.letter} {price}
    </Button>
  )
}
