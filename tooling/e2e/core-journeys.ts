/**
 * Files of the ordinary run, `npm test`: to buy as a guest and as a client, to sign in, the cabinet, a report, errors, and
 * the first seconds of a page, on each brand. `npm run test:all` runs all others, too (`E2E_PART=rest`).
 */
export const CORE_JOURNEYS: ReadonlySet<string> = new Set([
  'both/first-touch.e2e.ts',
  'both/guest-order.e2e.ts',
  'both/one-order.e2e.ts',
  'both/open-pages.e2e.ts',
  'both/orders-page.e2e.ts',
  'both/own-orders.e2e.ts',
  'both/report-page.e2e.ts',
  'both/session.e2e.ts',
  'both/sign-in.e2e.ts',
  'both/unanswered-money.e2e.ts',
  'both/without-script.e2e.ts',
  'console/orders.e2e.ts',
  'console/sign-in.e2e.ts',
  'console/today.e2e.ts',
  'fiz/first-seconds.e2e.ts',
  'fiz/person-check.e2e.ts',
  'fiz/smoke.e2e.ts',
  'realty/bundle.e2e.ts',
  'realty/checkout-faults.e2e.ts',
  'realty/first-seconds.e2e.ts',
  'realty/guest-purchase.e2e.ts',
  'realty/smoke.e2e.ts',
])
