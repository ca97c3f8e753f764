import { admin } from './admin.ts'
import { adverts } from './adverts.ts'
import { advertsData } from './adverts-data.ts'
import { auth } from './auth.ts'
import { blog } from './blog.ts'
import { demo } from './demo.ts'
import { deals } from './deals.ts'
import { events } from './events.ts'
import { files } from './files.ts'
import { maintenance } from './maintenance.ts'
import { objects } from './objects.ts'
import { orders } from './orders.ts'
import { payment } from './payment.ts'
import { priceComponents } from './price-components.ts'
import { products } from './products.ts'
import { reports } from './reports.ts'
import { risk } from './risk.ts'
import { site } from './site.ts'
import { apiToken } from './api-token.ts'
import { partner } from './partner.ts'
import { payers } from './payers.ts'
import { person } from './person.ts'
import { tariffs } from './tariffs.ts'
import { suggest } from './suggest.ts'
import { system } from './system.ts'

/** Every endpoint of the API, by area. */
export const contract = {
  admin,
  adverts,
  advertsData,
  auth,
  blog,
  demo,
  deals,
  events,
  files,
  maintenance,
  objects,
  orders,
  payment,
  priceComponents,
  products,
  reports,
  risk,
  site,
  apiToken,
  partner,
  payers,
  person,
  tariffs,
  suggest,
  system,
} as const

export * from './admin.ts'
export * from './adverts.ts'
export * from './adverts-data.ts'
export * from './auth.ts'
export * from './blog.ts'
export * from './demo.ts'
export * from './endpoint.ts'
export * from './deals.ts'
export * from './events.ts'
export * from './files.ts'
export * from './maintenance.ts'
export * from './objects.ts'
export * from './order-money.ts'
export * from './orders.ts'
export * from './payment.ts'
export * from './price-components.ts'
export * from './products.ts'
export * from './reports.ts'
export * from './risk.ts'
export * from './shared.ts'
export * from './site.ts'
export * from './api-token.ts'
export * from './partner.ts'
export * from './payers.ts'
export * from './person.ts'
export * from './tariffs.ts'
export * from './suggest.ts'
export * from './system.ts'
