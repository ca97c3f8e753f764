import type { HostReply } from '@proverka/test-support/host-fetch'

/** What an answer was asked for with, as far as its headers depend on it. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly isHttps: boolean
}

/** Header lines that every answer must have, letter by letter. */
const FIXED: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

/** The security headers that an answer lacks or has wrong; none of a good one. */
export function missingHeaders({ path, isHttps }: Asked, { status, headers, bytes }: HostReply): string[] {
  const missing = Object.entries(FIXED)
    .filter(([name, value]) => headers[name] !== value)
    .map(([name]) => name)
  const policy = String(headers['content-security-policy']).split('; ')
  missing.push(...POLICY.filter((directive) => !policy.includes(directive)))
  missing.push(...policy.filter(isLoose).map((directive) => `loose: ${directive}`))
  if (
    isHttps !== /^max-age=\d{8,}; includeSubDomains$/.test(String(headers['strict-transport-security'] ?? ''))
  )
    missing.push('strict-transport-security')
  if (path.startsWith('/api/') && !/^no-store(?:, no-transform)?$/.test(String(headers['cache-control'])))
    missing.push('no-store')
  if (!path.startsWith('/assets/') && /immutable/.test(String(headers['cache-control'])))
    missing.push('immutable')
  const type = String(headers['content-type'] ?? '')
  if (bytes.length > 0 && type === '') missing.push('content-type')
  if (type.startsWith('text/') && !/charset=utf-8$/i.test(type)) missing.push('charset')
  if (status === 405 && !headers['allow']) missing.push('allow')
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
    if (headers[name]) missing.push(`has ${name}`)
  return missing
}

/** The reference of the API draws itself with inline styles, and with nothing else that is inline. */
function isLoose(directive: string): boolean {
  return /unsafe-eval|unsafe-inline|\*|http:|data:.*script|script-src.*(?:unsafe|data:)/.test(directive)
}
