import { admin } from './admin.ts'
import { auth } from './auth.ts'
import { events } from './events.ts'
import { objects } from './objects.ts'
import { orders } from './orders.ts'
import { payment } from './payment.ts'
import { products } from './products.ts'
import { reports } from './reports.ts'
import { site } from './site.ts'
import { suggest } from './suggest.ts'

/** Every endpoint of the API, by area. */
export const contract = {
  admin,
  auth,
  events,
  objects,
  orders,
  payment,
  products,
  reports,
  site,
  suggest,
} as const

export * from './admin.ts'
export * from './auth.ts'
export * from './endpoint.ts'
export * from './events.ts'
export * from './objects.ts'
export * from './orders.ts'
export * from './payment.ts'
export * from './products.ts'
export * from './reports.ts'
export * from './shared.ts'
export * from './site.ts'
export * from './suggest.ts'
