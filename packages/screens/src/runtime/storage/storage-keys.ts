/** Where the browser keeps a value (decisions 2.4). */
export interface StorageKey {
  readonly key: string
  readonly place: 'local' | 'session'
}

export const userKey: StorageKey = { key: 'auth.user', place: 'local' }
export const partnerKey: StorageKey = { key: 'auth.partner', place: 'local' }
export const ordersKey: StorageKey = { key: 'orders', place: 'local' }
export const unpaidOrdersKey: StorageKey = { key: 'notPaidOrders', place: 'local' }
export const cookieConsentKey: StorageKey = { key: 'cookieConsent', place: 'local' }
/** The cabinet's menu shows pictures alone. */
export const menuFoldedKey: StorageKey = { key: 'menuFolded', place: 'local' }
/** Searches and favourites of a guest. */
export const savedKey: StorageKey = { key: 'saved', place: 'local' }
/** What readers have ticked off in articles. */
export const checklistsKey: StorageKey = { key: 'checklists', place: 'local' }
/** Until when the offer of the next tariff stays away (TARIFF-06). */
export const tariffDismissalKey: StorageKey = { key: 'tariffBannerDismissed', place: 'local' }
/** The link that led here, as the boot module stored it. */
export const landedKey: StorageKey = { key: 'landed', place: 'session' }
/** Partner, source and affiliate of that link, as long as the visit lasts (DEC-16). */
export const linkOfVisitKey: StorageKey = { key: 'linkOfVisit', place: 'session' }
/** What is typed into the form of this name and not sent yet. */
export const draftKey = (form: string): StorageKey => ({ key: `${DRAFTS}${form}`, place: 'session' })
export const isDraftKey = (key: string): boolean => key.startsWith(DRAFTS)
const DRAFTS = 'draft.'
/** What was typed on the page of this URL, as its fields show it (`keep-typed.ts` of the page engine). */
export const typedKey = (url: string): StorageKey => draftKey(`typed ${url}`)
/** Who typed the drafts of this tab; absent for those of a guest. */
export const draftsOwnerKey: StorageKey = { key: 'draftsOf', place: 'session' }
