import { initialCart } from '@proverka/domain/orders'
import type { Cart } from '@proverka/domain/orders'
import { useHydrated } from '@proverka/page-engine/react'
import { useAtom } from 'jotai'
import { cartAtom } from './state.ts'

/** The cart of the tab on a server-rendered page: hydration starts with the empty cart of the server. */
export function useCart(): readonly [Cart, (cart: Cart) => void] {
  const [cart, setCart] = useAtom(cartAtom)
  return [useHydrated() ? cart : initialCart(), setCart]
}
