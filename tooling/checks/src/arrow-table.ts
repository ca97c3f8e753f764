/**
 * Who may import whom: the dependency rules as data. A line with a subpath allows that entry point only; tests
 * of the package may take the whole.
 */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  '@proverka/domain': [],
  '@proverka/api': ['@proverka/domain'],
  '@proverka/egrn': ['@proverka/domain'],
  '@proverka/gost-signature': ['@proverka/domain'],
  '@proverka/address-search': ['@proverka/domain'],
  '@proverka/ui': ['@proverka/domain'],
  // It knows nothing of this product.
  '@proverka/page-engine': [],
  // It verifies reports for people who have nothing else of this product.
  '@proverka/report-proof': [],
  '@proverka/screens': [
    '@proverka/ui',
    '@proverka/api',
    '@proverka/egrn',
    '@proverka/gost-signature',
    '@proverka/page-engine',
    '@proverka/report-proof',
    '@proverka/domain',
  ],
  '@proverka/realty': [
    '@proverka/screens',
    '@proverka/page-engine',
    '@proverka/ui',
    '@proverka/api',
    '@proverka/egrn',
    '@proverka/domain',
  ],
  '@proverka/fiz': [
    '@proverka/screens',
    '@proverka/page-engine',
    '@proverka/ui',
    '@proverka/api',
    '@proverka/egrn',
    '@proverka/domain',
  ],
  // Its screens are its own; of the sites' package it takes what any app needs: errors, notices, the cache.
  '@proverka/console': [
    '@proverka/screens',
    '@proverka/ui',
    '@proverka/api',
    '@proverka/domain',
    '@proverka/page-engine',
  ],
  // The server renders the emails, and the stories show its samples.
  '@proverka/storybook': ['@proverka/ui', '@proverka/screens', '@proverka/server/email-samples'],
  '@proverka/server': [
    '@proverka/api/contract',
    '@proverka/api/documents',
    '@proverka/egrn',
    '@proverka/gost-signature',
    '@proverka/address-search',
    '@proverka/page-engine/server',
    '@proverka/report-proof',
    '@proverka/domain',
  ],
  '@proverka/test-support': ['@proverka/api/contract', '@proverka/domain'],
  '@proverka/dev-env': ['@proverka/server'],
  '@proverka/e2e': [
    '@proverka/dev-env',
    '@proverka/test-support',
    '@proverka/domain',
    '@proverka/gost-signature',
  ],
  '@proverka/bench': [
    '@proverka/api',
    '@proverka/dev-env',
    '@proverka/test-support',
    '@proverka/address-search',
    '@proverka/domain',
    '@proverka/egrn',
    '@proverka/gost-signature',
    '@proverka/server',
  ],
  // The published types of the client are named as the components of the OpenAPI document.
  '@proverka/library': ['@proverka/dev-env', '@proverka/server/open-api', '@proverka/api'],
  '@proverka/stories': ['@proverka/test-support'],
  // They read the values of the pages.
  '@proverka/checks': ['@proverka/screens', '@proverka/domain'],
}

/** What tests alone may take, as a devDependency: no product code depends on it. */
export const TEST_ARROWS: Readonly<Record<string, readonly string[]>> = {
  '@proverka/server': ['@proverka/test-support'],
  '@proverka/address-search': ['@proverka/test-support'],
  '@proverka/report-proof': ['@proverka/test-support'],
}
