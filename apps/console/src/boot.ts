import { callEarly, claimStyles } from '@proverka/page-engine/boot'
import { showSnapshot } from './data/snapshot.ts'

/** What the frame asks for on every screen, and the first screen beside it. */
const CALLS = '/api/staff/me /api/staff/views'
const FIRST_CALLS = `${CALLS} /api/admin/today`

claimStyles()
const token = readToken()
if (token !== undefined) {
  const isFirst = location.pathname === '/'
  if (isFirst) {
    showSnapshot()
    preload(document.currentScript?.dataset['scripts'] ?? '')
  }
  callEarly(isFirst ? FIRST_CALLS : CALLS, token)
}

/** As `token.ts` stores it. */
function readToken(): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('console.token') ?? 'null')
    return typeof stored === 'string' ? stored : undefined
  } catch {
    // A browser that stores nothing, or something else under the key.
    return undefined
  }
}

/** The files of the first screen, which the app would learn of when it runs. */
function preload(scripts: string): void {
  for (const href of scripts.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
