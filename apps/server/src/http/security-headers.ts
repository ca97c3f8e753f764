import type { MiddlewareHandler } from 'hono'

/**
 * The policy of an answer: everything from this host, no inline script. `styles` are the sources of style elements
 * that a page may hold besides: hashes of the prerendered ones.
 */
export function contentPolicy(styles: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ...(styles.length > 0 ? [`style-src 'self' ${styles.join(' ')}`] : []),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const POLICY_HEADER = 'Content-Security-Policy'
const PAGE_POLICY = contentPolicy()

/** The API reference draws itself with inline styles; everything else about it is as strict. */
const REFERENCE_POLICY = contentPolicy(["'unsafe-inline'"])

export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const headers = c.res.headers
  if (!headers.has(POLICY_HEADER)) {
    headers.set(POLICY_HEADER, c.req.path.startsWith('/api-docs/') ? REFERENCE_POLICY : PAGE_POLICY)
  }
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
  if (c.req.header('x-forwarded-proto') === 'https') {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}
