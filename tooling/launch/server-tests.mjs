/** The tests whose size can be chosen, as large as their figures ask for. */
export const LARGEST = {
  BRUTE_TRIES: '2500',
  CARTS: '1000000',
  CHAOS_ORDERS: '1000',
  CONTRACTOR_KILLS: '20',
  CONTRACTOR_ORDERS: '1000',
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
/**
 * Sweeps over all calls, roles, files or forged inputs, and those that start servers of their own: half of the time of all
 * tests of the server. They run with `npm run test:all` alone (`server-largest`).
 */
export const SWEEPS = [
  'src/documents/archive/stream-zip',
  'src/documents/pdf/page-fill',
  'src/documents/pdf/report-statements',
  'src/documents/xlsx/report-tables',
  'tests/access-matrix',
  'tests/address-search-engines',
  'tests/backup/',
  'tests/contractors/killed-servers',
  'tests/crash/',
  'tests/documents',
  'tests/end-of-data',
  'tests/fuzz',
  'tests/lock-races',
  'tests/opensearch',
  'tests/payment-chaos',
  'tests/personal-data',
  'tests/security/brute-force',
  'tests/security/cross-site',
  'tests/security/faults',
  'tests/security/headers',
  'tests/security/hidden-ids',
  'tests/security/host-header',
  'tests/security/jwt-attacks',
  'tests/security/open-redirect',
  'tests/security/price-over-http',
  'tests/security/price-tampering',
  'tests/security/ssrf',
  'tests/step-order',
  'tests/wholesale-order',
]
/** Those that read these variables, and those that only `npm run test:all` runs. */
export const SIZED_TESTS = [...SWEEPS, '.long.test', 'tests/coupon-race', 'tests/wholesale-life']
