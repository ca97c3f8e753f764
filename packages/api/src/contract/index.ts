import { account } from './account.ts'
import { admin } from './admin.ts'
import { adverts } from './adverts.ts'
import { advertsData } from './adverts-data.ts'
import { apiToken } from './api-token.ts'
import { auth } from './auth.ts'
import { blog } from './blog.ts'
import { comparison } from './comparison.ts'
import { deals } from './deals.ts'
import { demo } from './demo.ts'
import { events } from './events.ts'
import { files } from './files.ts'
import { maintenance } from './maintenance.ts'
import { objects } from './objects.ts'
import { orders } from './orders.ts'
import { partner } from './partner.ts'
import { passports } from './passports.ts'
import { payers } from './payers.ts'
import { payment } from './payment.ts'
import { person } from './person.ts'
import { priceComponents } from './price-components.ts'
import { products } from './products.ts'
import { reports } from './reports.ts'
import { risk } from './risk.ts'
import { shares } from './shares.ts'
import { saved } from './saved.ts'
import { site } from './site.ts'
import { sources } from './sources.ts'
import { numberWaits } from './number-waits.ts'
import { saleWaits } from './sale-waits.ts'
import { staff } from './staff.ts'
import { subjectRequests } from './subject-requests.ts'
import { suggest } from './suggest.ts'
import { system } from './system.ts'
import { tariffs } from './tariffs.ts'
import { verify } from './verify.ts'
import { watches } from './watches.ts'
import { wholesale } from './wholesale.ts'

/** Every endpoint of the API, by area. */
export const contract = {
  account,
  admin,
  adverts,
  advertsData,
  apiToken,
  auth,
  blog,
  comparison,
  deals,
  demo,
  events,
  files,
  maintenance,
  objects,
  orders,
  partner,
  passports,
  payers,
  payment,
  person,
  priceComponents,
  products,
  reports,
  risk,
  shares,
  site,
  sources,
  saleWaits,
  saved,
  numberWaits,
  staff,
  subjectRequests,
  suggest,
  system,
  tariffs,
  verify,
  watches,
  wholesale,
} as const

export { LOGO_LIMIT, LOGO_SIDES } from './account-logo.ts'
export * from './account.ts'
export * from './admin.ts'
export * from './adverts.ts'
export * from './adverts-data.ts'
export * from './api-token.ts'
export * from './auth.ts'
export * from './blog.ts'
export * from './comparison.ts'
export * from './deal-links.ts'
export * from './deals.ts'
export * from './demo.ts'
export type * from './downloaded-file.ts'
export * from './endpoint.ts'
export * from './events.ts'
export * from './files.ts'
export * from './maintenance.ts'
export * from './object-register.ts'
export * from './objects.ts'
export * from './order-list.ts'
export * from './order-money.ts'
export * from './faults.ts'
export * from './fulfilment.ts'
export * from './number-waits.ts'
export * from './sale-waits.ts'
export { saved } from './saved.ts'
export * from './staff.ts'
export * from './staff-factors.ts'
export * from './staff-roles.ts'
export * from './staff-sessions.ts'
export * from './subject-requests.ts'
export * from './order-page.ts'
export * from './orders.ts'
export * from './partner.ts'
export * from './passports.ts'
export * from './payers.ts'
export * from './payment.ts'
export * from './person.ts'
export * from './price-components.ts'
export * from './products.ts'
export * from './register-files.ts'
export * from './reports.ts'
export * from './risk-tasks.ts'
export * from './risk.ts'
export * from './shared.ts'
export * from './site.ts'
export * from './shares.ts'
export * from './sources.ts'
export * from './suggest.ts'
export * from './system.ts'
export * from './tariffs.ts'
export * from './verify.ts'
export * from './visit-events.ts'
export * from './watch-schemas.ts'
export * from './watches.ts'
export * from './wholesale.ts'
