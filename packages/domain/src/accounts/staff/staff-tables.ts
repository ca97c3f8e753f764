/** Tables of the console, by what their rows are: each is the answer of one list call, and leaves as a file. */
export const STAFF_TABLES = [
  'orders',
  'clients',
  'fulfilments',
  'number-waits',
  'faults',
  'subject-requests',
  'partners',
  'withdrawals',
  'registries',
  'money',
  'funnel',
  'cohorts',
  'advertising',
  'products',
  'coupons',
  'promocodes',
  'campaigns',
  'articles',
  'comments',
  'jobs',
  'changes',
  'readings',
  'staff',
] as const

/** One of `STAFF_TABLES`. */
export type StaffTable = (typeof STAFF_TABLES)[number]

/** Rows of one file at most: a workbook is made whole, comma-separated values are sent as they are read. */
export const EXPORT_LIMITS = { csv: 100_000, xlsx: 20_000 } as const

/** A kind of file that a table leaves as. */
export type ExportFormat = keyof typeof EXPORT_LIMITS
