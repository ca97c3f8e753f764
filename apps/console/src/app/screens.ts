import { screen as articles } from '../screens/articles/articles.route.ts'
import { screen as catalogue } from '../screens/catalogue/catalogue.route.ts'
import { screen as client } from '../screens/client/client.route.ts'
import { screen as clients } from '../screens/clients/clients.route.ts'
import { screen as comments } from '../screens/comments/comments.route.ts'
import { screen as fulfilments } from '../screens/fulfilments/fulfilments.route.ts'
import { screen as health } from '../screens/health/health.route.ts'
import { screen as numberWaits } from '../screens/number-waits/number-waits.route.ts'
import { screen as order } from '../screens/order/order.route.ts'
import { screen as orders } from '../screens/orders/orders.route.ts'
import { screen as partners } from '../screens/partners/partners.route.ts'
import { screen as requests } from '../screens/requests/requests.route.ts'
import { screen as settings } from '../screens/settings/settings.route.ts'
import { screen as statistics } from '../screens/statistics/statistics.route.ts'
import { screen as today } from '../screens/today/today.route.ts'
import type { Screen } from './define-screen.ts'

/** All screens, in the order of the menu. */
export const SCREENS: readonly Screen[] = [
  today,
  fulfilments,
  numberWaits,
  orders,
  order,
  requests,
  clients,
  client,
  catalogue,
  partners,
  articles,
  comments,
  health,
  statistics,
  settings,
]
