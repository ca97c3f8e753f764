import { screen as orders } from '../screens/orders/orders.route.ts'
import { screen as today } from '../screens/today/today.route.ts'
import type { Screen } from './define-screen.ts'

/** All screens, in the order of the menu. */
export const SCREENS: readonly Screen[] = [today, orders]
