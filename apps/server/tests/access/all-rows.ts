import { accountRows } from './account-rows.ts'
import { adminRows } from './admin-rows.ts'
import { advertsRows } from './adverts-rows.ts'
import { authRows } from './auth-rows.ts'
import { blogRows } from './blog-rows.ts'
import { demoRows } from './demo-rows.ts'
import { eventsRows } from './events-rows.ts'
import { filesRows } from './files-rows.ts'
import { maintenanceRows } from './maintenance-rows.ts'
import { ownAccountRows } from './own-account-rows.ts'
import { objectsRows } from './objects-rows.ts'
import { ordersRows } from './orders-rows.ts'
import { paymentRows } from './payment-rows.ts'
import { personRows } from './person-rows.ts'
import { priceComponentsRows } from './price-components-rows.ts'
import { productsRows } from './products-rows.ts'
import { reportsRows } from './reports-rows.ts'
import { riskRows } from './risk-rows.ts'
import { shareRows } from './share-rows.ts'
import { siteRows } from './site-rows.ts'
import { passportsRows } from './passports-rows.ts'
import { sourcesRows } from './sources-rows.ts'
import { staffRows } from './staff-rows.ts'
import { subjectRequestRows } from './subject-request-rows.ts'
import { suggestRows } from './suggest-rows.ts'
import { systemRows } from './system-rows.ts'
import { watchRows } from './watch-rows.ts'
import { wholesaleRows } from './wholesale-rows.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

/** Who may call what: a row per endpoint of the contract, and one more per case that is decided otherwise. */
export function rowsOf(of: World): Rows {
  return {
    ...adminRows(of),
    ...advertsRows(of),
    ...authRows(of),
    ...blogRows(of),
    ...demoRows(),
    ...eventsRows(of),
    ...filesRows(of),
    ...maintenanceRows(of),
    ...objectsRows(),
    ...ordersRows(of),
    ...paymentRows(of),
    ...accountRows(of),
    ...ownAccountRows(of),
    ...personRows(of),
    ...priceComponentsRows(of),
    ...productsRows(of),
    ...reportsRows(of),
    ...riskRows(of),
    ...shareRows(of),
    ...siteRows(),
    ...passportsRows(),
    ...sourcesRows(),
    ...systemRows(of),
    ...staffRows(of),
    ...subjectRequestRows(of),
    ...suggestRows(),
    ...watchRows(of),
    ...wholesaleRows(of),
  }
}
