/** Depends on who asks: nobody may keep it. */
export function leadTo(location: string, status: 302 | 303): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
