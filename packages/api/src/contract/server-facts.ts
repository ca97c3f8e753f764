/**
 * What a declaration says to the server, the documents and the tests alone. A client sends what it is given and checks
 * what comes back, so builds for browsers leave these properties out (`build/leave-out-server-facts.ts`).
 */
export const SERVER_FACTS = [
  'access',
  'summary',
  'params',
  'query',
  'body',
  'bodyLimit',
  'headers',
  'errors',
] as const

export type ServerFact = (typeof SERVER_FACTS)[number]
