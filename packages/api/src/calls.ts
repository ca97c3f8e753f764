import type { CallsOf } from './contract/endpoint.ts'
import * as declared from './contract/index.ts'

/*
 * The areas of the API for `createClient`. The values are the declarations; their types show what a client needs.
 */
export const account: CallsOf<typeof declared.account> = declared.account
export const admin: CallsOf<typeof declared.admin> = declared.admin
export const adverts: CallsOf<typeof declared.adverts> = declared.adverts
export const advertsData: CallsOf<typeof declared.advertsData> = declared.advertsData
export const apiToken: CallsOf<typeof declared.apiToken> = declared.apiToken
export const auth: CallsOf<typeof declared.auth> = declared.auth
export const blog: CallsOf<typeof declared.blog> = declared.blog
export const comparison: CallsOf<typeof declared.comparison> = declared.comparison
export const deals: CallsOf<typeof declared.deals> = declared.deals
export const demo: CallsOf<typeof declared.demo> = declared.demo
export const events: CallsOf<typeof declared.events> = declared.events
export const files: CallsOf<typeof declared.files> = declared.files
export const maintenance: CallsOf<typeof declared.maintenance> = declared.maintenance
export const objects: CallsOf<typeof declared.objects> = declared.objects
export const numberWaits: CallsOf<typeof declared.numberWaits> = declared.numberWaits
export const orders: CallsOf<typeof declared.orders> = declared.orders
export const partner: CallsOf<typeof declared.partner> = declared.partner
export const passports: CallsOf<typeof declared.passports> = declared.passports
export const payers: CallsOf<typeof declared.payers> = declared.payers
export const payment: CallsOf<typeof declared.payment> = declared.payment
export const person: CallsOf<typeof declared.person> = declared.person
export const priceComponents: CallsOf<typeof declared.priceComponents> = declared.priceComponents
export const products: CallsOf<typeof declared.products> = declared.products
export const reports: CallsOf<typeof declared.reports> = declared.reports
export const risk: CallsOf<typeof declared.risk> = declared.risk
export const saleWaits: CallsOf<typeof declared.saleWaits> = declared.saleWaits
export const shares: CallsOf<typeof declared.shares> = declared.shares
export const saved: CallsOf<typeof declared.saved> = declared.saved
export const site: CallsOf<typeof declared.site> = declared.site
export const sources: CallsOf<typeof declared.sources> = declared.sources
export const staff: CallsOf<typeof declared.staff> = declared.staff
export const subjectRequests: CallsOf<typeof declared.subjectRequests> = declared.subjectRequests
export const suggest: CallsOf<typeof declared.suggest> = declared.suggest
export const system: CallsOf<typeof declared.system> = declared.system
export const tariffs: CallsOf<typeof declared.tariffs> = declared.tariffs
export const verify: CallsOf<typeof declared.verify> = declared.verify
export const watches: CallsOf<typeof declared.watches> = declared.watches
export const wholesale: CallsOf<typeof declared.wholesale> = declared.wholesale

/** Parts of areas that weigh little: what every page needs of `events` and of `risk`. */
export const riskTasks: CallsOf<typeof declared.riskTasks> = declared.riskTasks
export const visitEvents: CallsOf<typeof declared.visitEvents> = declared.visitEvents
