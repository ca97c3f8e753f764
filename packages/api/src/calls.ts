import type { AreaCalls } from './client/client-types.ts'
import * as declared from './contract/index.ts'

/*
 * The areas of the API for `createClient`. The values are the declarations; their types show what a client needs.
 */
export const account: AreaCalls<'account'> = declared.account
export const admin: AreaCalls<'admin'> = declared.admin
export const adverts: AreaCalls<'adverts'> = declared.adverts
export const advertsData: AreaCalls<'advertsData'> = declared.advertsData
export const apiToken: AreaCalls<'apiToken'> = declared.apiToken
export const auth: AreaCalls<'auth'> = declared.auth
export const blog: AreaCalls<'blog'> = declared.blog
export const comparison: AreaCalls<'comparison'> = declared.comparison
export const deals: AreaCalls<'deals'> = declared.deals
export const demo: AreaCalls<'demo'> = declared.demo
export const events: AreaCalls<'events'> = declared.events
export const files: AreaCalls<'files'> = declared.files
export const maintenance: AreaCalls<'maintenance'> = declared.maintenance
export const objects: AreaCalls<'objects'> = declared.objects
export const numberWaits: AreaCalls<'numberWaits'> = declared.numberWaits
export const orders: AreaCalls<'orders'> = declared.orders
export const partner: AreaCalls<'partner'> = declared.partner
export const passports: AreaCalls<'passports'> = declared.passports
export const payers: AreaCalls<'payers'> = declared.payers
export const payment: AreaCalls<'payment'> = declared.payment
export const person: AreaCalls<'person'> = declared.person
export const priceComponents: AreaCalls<'priceComponents'> = declared.priceComponents
export const products: AreaCalls<'products'> = declared.products
export const reports: AreaCalls<'reports'> = declared.reports
export const risk: AreaCalls<'risk'> = declared.risk
export const saleWaits: AreaCalls<'saleWaits'> = declared.saleWaits
export const shares: AreaCalls<'shares'> = declared.shares
export const saved: AreaCalls<'saved'> = declared.saved
export const site: AreaCalls<'site'> = declared.site
export const sources: AreaCalls<'sources'> = declared.sources
export const staff: AreaCalls<'staff'> = declared.staff
export const subjectRequests: AreaCalls<'subjectRequests'> = declared.subjectRequests
export const suggest: AreaCalls<'suggest'> = declared.suggest
export const system: AreaCalls<'system'> = declared.system
export const tariffs: AreaCalls<'tariffs'> = declared.tariffs
export const verify: AreaCalls<'verify'> = declared.verify
export const watches: AreaCalls<'watches'> = declared.watches
export const wholesale: AreaCalls<'wholesale'> = declared.wholesale

/** Parts of areas that weigh little: what every page needs of `events` and of `risk`. */
export const riskTasks: Pick<AreaCalls<'risk'>, 'listTasks' | 'restartTask'> = declared.riskTasks
export const visitEvents: Pick<AreaCalls<'events'>, 'answerPoll' | 'recordEvent'> = declared.visitEvents
