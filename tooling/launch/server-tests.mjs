/**
 * What the embedded engine does by itself, or in its own way: start, migrations, crash, locks, search, repetition, one
 * backup. `server-embedded-whole` tries all on it.
 */
export const EMBEDDED_TESTS = [
  'src/db/',
  'tests/start-up',
  'tests/backup/backup-taken-back',
  'tests/crash/',
  'tests/idempotency/',
  'tests/lock-',
  'tests/search',
  'tests/seed',
]

/** The tests whose size can be chosen, as large as their figures ask for. */
export const LARGEST = {
  BRUTE_TRIES: '2500',
  CARTS: '1000000',
  CHAOS_ORDERS: '1000',
  CRASH_STEPS: 'all',
  FAULT_SHARE: '1',
  COUPON_ROUNDS: '10',
  FUZZ_CALLS: '10000',
  GENERATED: 'all',
  LONG_TESTS: 'all',
  MATRIX_VISITORS: 'all',
  RACING_RETURNS: '1500',
  READERS: 'all',
  RELEASE_TESTS: 'all',
  WHOLESALE_PARTS: '5000',
}
/** Those that read these variables, and those that only `npm run test:all` runs. */
export const SIZED_TESTS = [
  '.long.test',
  'src/pdf/report-statements',
  'src/xlsx/report-tables',
  'tests/access-matrix',
  'tests/coupon-race',
  'tests/crash/',
  'tests/fuzz',
  'tests/personal-data',
  'tests/lock-races',
  'tests/payment-chaos',
  'tests/security/brute-force',
  'tests/security/faults',
  'tests/security/price-tampering',
  'tests/wholesale-life',
]
