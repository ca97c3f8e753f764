/** Calls per window, per address or account. */
export interface Limits {
  readonly searchesPerDayGuest: number
  readonly searchesPerDayUser: number
  /** Rows of lists that are checked before an order. */
  readonly listRowsPerDayGuest: number
  readonly listRowsPerDayUser: number
  /** Searches in 10 s from one address before they count as suspicious (AMB-124). */
  readonly searchBurst: number
  /** Wrong passwords for one account from one address. */
  readonly loginsPerHour: number
  /** Wrong passwords for one account: from all unknown browsers together, and from each known one. */
  readonly loginsPerAccountHour: number
  /** Wrong passwords from one address, for whatever accounts. */
  readonly loginsPerAddressHour: number
  readonly registrationsPerHour: number
  /** For one account from one address. */
  readonly resetsPerHour: number
  readonly resetsPerAccountHour: number
  readonly resetsPerAddressHour: number
  readonly ordersPerMinute: number
  /** Orders of one user, or of guests at one address. */
  readonly ordersPerDay: number
  /** KiB that these orders carry, whatever their number: what a browser sends with them is stored. */
  readonly orderKilobytesPerDay: number
  /** Events of pages at one address. */
  readonly eventsPerDay: number
  /** Codes to one user, and to one number. */
  readonly phoneCodesPerDay: number
  /** Tries of one user to give a code back. */
  readonly phoneTriesPerHour: number
  /** Wrong codes and keys of one member of the staff. */
  readonly staffFactorTriesPerHour: number
  /** Wrong coupon codes of one address, and of one user. */
  readonly couponsPerHour: number
  readonly commentsPerHour: number
  /** Emails that one address asks for by POST /task. */
  readonly emailsPerHour: number
  /** Emails to one address; further ones wait. */
  readonly emailsToOnePerHour: number
  readonly emailsToOnePerDay: number
  readonly pollsPerHour: number
  /** Numbers of passports that one address asks about. */
  readonly passportsPerDay: number
  /** Numbers that one address or user has services asked about that confirm objects. */
  readonly confirmationsPerDay: number
  /** The same of lists, which leave the above to single objects. */
  readonly listConfirmationsPerDay: number
  /** Faults that one user reports. */
  readonly faultsPerDay: number
  /** Requests about personal data from one address. */
  readonly subjectRequestsPerDay: number
  /** Uploads and deals of one user. */
  readonly uploadsPerHour: number
  /** Codes of acts of destruction that one address tries. */
  readonly actCodesPerHour: number
  /** Openings of links of deals from one address: an office has one address. */
  readonly dealLinksPerHour: number
  /** New links to one report. */
  readonly sharesPerHour: number
  /** Shared reports that one address opens. */
  readonly shareOpeningsPerHour: number
  /** Codes of documents that one address looks up. */
  readonly verificationsPerHour: number
  readonly archivesPerMinute: number
  readonly callsPerMinute: number
  /** How late the event loop of a full server is, and how long its statements take, ms. */
  readonly loopDelayMs: number
  readonly statementMs: number
}

export const DEFAULT_LIMITS: Limits = {
  searchesPerDayGuest: 20,
  searchesPerDayUser: 100,
  listRowsPerDayGuest: 500,
  listRowsPerDayUser: 100_000,
  searchBurst: 10,
  loginsPerHour: 5,
  loginsPerAccountHour: 10,
  loginsPerAddressHour: 100,
  registrationsPerHour: 20,
  resetsPerHour: 5,
  resetsPerAccountHour: 10,
  resetsPerAddressHour: 30,
  ordersPerMinute: 20,
  ordersPerDay: 200,
  // A list of 5,000 objects is 700 KiB.
  orderKilobytesPerDay: 8192,
  eventsPerDay: 1000,
  phoneCodesPerDay: 10,
  phoneTriesPerHour: 10,
  staffFactorTriesPerHour: 10,
  couponsPerHour: 10,
  commentsPerHour: 20,
  emailsPerHour: 10,
  emailsToOnePerHour: 20,
  emailsToOnePerDay: 60,
  pollsPerHour: 60,
  passportsPerDay: 30,
  confirmationsPerDay: 60,
  listConfirmationsPerDay: 40,
  faultsPerDay: 20,
  subjectRequestsPerDay: 5,
  uploadsPerHour: 200,
  actCodesPerHour: 30,
  dealLinksPerHour: 120,
  sharesPerHour: 30,
  shareOpeningsPerHour: 120,
  verificationsPerHour: 120,
  archivesPerMinute: 10,
  callsPerMinute: 600,
  loopDelayMs: 100,
  statementMs: 50,
}

const UNLIMITED = 1_000_000_000

/** For development servers and tests of other things; production never runs with these. */
export const NO_LIMITS = Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, UNLIMITED])) as {
  [Name in keyof Limits]: number
}
