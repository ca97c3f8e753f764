import { initialCart } from '@proverka/domain/orders'
import type { Cart } from '@proverka/domain/orders'
import { useHydrated } from '@proverka/page-engine/react'
import { useAtom } from 'jotai'
import { cartAtom } from './state.ts'

/** The cart of the tab on a page that a server draws: it was drawn with an empty one, and begins with that. */
export function useCart(): readonly [Cart, (cart: Cart) => void] {
  const [cart, setCart] = useAtom(cartAtom)
  return [useHydrated() ? cart : initialCart(), setCart]
}
