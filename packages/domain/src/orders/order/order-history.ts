/** Rows of a page of any list: orders (CONST-22), transactions (CONST-23), adverts. */
export const PAGE_SIZE = 20
/** Rows that a call gives at most. */
export const LARGEST_PAGE = 100

interface HistoryItem {
  readonly status?: string
  readonly kadnum?: string | null
  readonly ItemMetadata?: { readonly address?: string; readonly kadastr_number?: string }
}

/** The `offset` of a page, counted from 0 (ORDER-12, ORDER-13). */
export function pageOffset(page: number, limit: number = PAGE_SIZE): number {
  return page * limit
}

/** Address of an order: of its first item that has one (ENTITY-21). */
export function orderAddress(items: readonly HistoryItem[]): string {
  return firstOf(items, (item) => item.ItemMetadata?.address)
}

/**
 * Cadastral number of an order: of its first item that has one, in the metadata or beside them (ENTITY-22).
 *
 * @keep Other programs read answers of the API by it.
 */
export function orderKadastrNumber(items: readonly HistoryItem[]): string {
  return firstOf(items, (item) => item.ItemMetadata?.kadastr_number || item.kadnum)
}

/** Number of done items (ENTITY-23). */
export function completeCount(items: readonly HistoryItem[]): number {
  return items.filter((item) => item.status === 'done').length
}

/** Title of a transaction; both kinds of top-up have the same title (ENTITY-25). */
export function transactionTitle(description: string): string {
  return description === 'custom' || description === 'balance' ? 'Пополнение баланса' : description
}

function firstOf(
  items: readonly HistoryItem[],
  read: (item: HistoryItem) => string | null | undefined,
): string {
  for (const item of items) {
    const value = read(item)
    if (value) return value
  }
  return ''
}
