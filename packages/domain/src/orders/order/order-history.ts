/** Orders per page (CONST-22). */
export const ORDERS_PAGE_SIZE = 20
/** Transactions per page (CONST-23). */
export const TRANSACTIONS_PAGE_SIZE = 20

interface HistoryItem {
  readonly status?: string
  readonly kadnum?: string
  readonly ItemMetadata?: { readonly address?: string; readonly kadastr_number?: string }
}

/** The `offset` of a page, counted from 0 (ORDER-12, ORDER-13). */
export function pageOffset(page: number, limit: number = ORDERS_PAGE_SIZE): number {
  return page * limit
}

/** Address of an order: of its first item that has one (ENTITY-21). */
export function orderAddress(items: readonly HistoryItem[]): string {
  return firstOf(items, (item) => item.ItemMetadata?.address)
}

/** Cadastral number of an order: of its first item that has one, in the metadata or beside them (ENTITY-22). */
export function orderKadastrNumber(items: readonly HistoryItem[]): string {
  return firstOf(items, (item) => item.ItemMetadata?.kadastr_number || item.kadnum)
}

/** Number of done items (ENTITY-23). */
export function completeCount(items: readonly HistoryItem[]): number {
  return items.filter((item) => item.status === 'done').length
}

/** Title of a transaction; the two kinds of top-up read alike (ENTITY-25). */
export function transactionTitle(description: string): string {
  return description === 'custom' || description === 'balance' ? 'Пополнение баланса' : description
}

function firstOf(items: readonly HistoryItem[], read: (item: HistoryItem) => string | undefined): string {
  for (const item of items) {
    const value = read(item)
    if (value) return value
  }
  return ''
}
