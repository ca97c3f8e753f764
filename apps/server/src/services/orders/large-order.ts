/**
 * Parts up to which an order is shown part by part: in its emails, on its page, in one PDF. A larger one is a list, which is
 * shown in counts and whose files come as one archive.
 */
export const EMAIL_ITEMS_LIMIT = 100

/** Whether an order is a list of objects rather than a check of one. */
export const isLargeOrder = (items: readonly unknown[]): boolean => items.length > EMAIL_ITEMS_LIMIT
