/** A folder, or several that import each other. */
export type Floor = string | readonly string[]

/**
 * Floors of a package's source, from the bottom up: a folder imports its own floor and those below it. Every
 * folder at the top of a source that is named here has a floor, so folders have no circle beyond those of one floor.
 */
export const FLOORS: Readonly<Record<string, readonly Floor[]>> = {
  // What a machine gives, what is asked outside, what is rendered, the steps of the product, its answers, its commands.
  'apps/server/src': ['platform', 'adapters', 'documents', 'services', 'api', 'pages', 'commands'],
  // What is read and compared; the life of an order, from the account to the report; what comes of it.
  'apps/server/src/services': [
    'files',
    'sources',
    'objects',
    'market',
    'wholesale',
    'proofs',
    ['accounts', 'emails', 'fulfilment', 'orders', 'outbox', 'payments', 'reports'],
    'intake',
    'watches',
    'staff',
    'contractors',
    'deals',
    'shares',
    'destruction',
    'waits',
    'number-waits',
    'sale-waits',
    'subject-requests',
    'banners',
    'blog',
    'catalogue',
    'health',
    'desk',
  ],
  // What people type and read; who they are and where; what is checked and sold; what was found; how it reads.
  'packages/domain/src': [
    'errors',
    'money',
    'fields',
    'personal-data',
    'timing',
    'format',
    'input',
    'sites',
    'navigation',
    'accounts',
    'legal',
    'checks',
    'orders',
    'register',
    'property',
    'reports',
    'views',
    'internal',
  ],
  // Tokens and type; what has no subject; what is filled in; what speaks of a report or an order; what opens over a page.
  'packages/ui/src': [
    'theme',
    'primitives',
    'fields',
    'forms',
    'report',
    'charts',
    'order',
    'frame',
    'dialogs',
    'console',
  ],
  // What every page needs; the pages by subject; what composes them; and what stories share.
  'packages/screens/src': [
    'runtime',
    'pages/content',
    'pages/purchase',
    'pages/search',
    'pages/checks',
    'pages/cabinet',
    'app',
    'stories',
  ],
  // What is asked of the server; who is here; what screens share; the screens; the menu around them; the whole.
  'apps/console/src': ['data', 'session', 'parts', 'screens', 'frame', 'app', 'stories'],
}
