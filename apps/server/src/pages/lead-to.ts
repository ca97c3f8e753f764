/** Depends on the caller, so it must not be cached. */
export function leadTo(location: string, status: 301 | 302 | 303): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
