import { screen as articles } from './articles/articles.route.ts'
import { screen as catalogue } from './catalogue/catalogue.route.ts'
import { screen as client } from './client/client.route.ts'
import { screen as clients } from './clients/clients.route.ts'
import { screen as comments } from './comments/comments.route.ts'
import { screen as fulfilments } from './fulfilments/fulfilments.route.ts'
import { screen as health } from './health/health.route.ts'
import { screen as numberWaits } from './number-waits/number-waits.route.ts'
import { screen as order } from './order/order.route.ts'
import { screen as orders } from './orders/orders.route.ts'
import { screen as partners } from './partners/partners.route.ts'
import { screen as requests } from './requests/requests.route.ts'
import { screen as settings } from './settings/settings.route.ts'
import { screen as statistics } from './statistics/statistics.route.ts'
import { screen as today } from './today/today.route.ts'
import type { Screen } from '../parts/define-screen.ts'

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
