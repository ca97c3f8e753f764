/**
 * `fetch` for where no browser holds cookies: what a host sets comes back to it with each later call. The server binds the token
 * of a sign-in and the orders of a guest to a cookie, so that a stolen token opens nothing.
 */
export function fetchWithCookies(): typeof fetch {
  const cookiesOf = new Map<string, Map<string, string>>()
  return async (input, init) => {
    const request = new Request(input, init)
    const { origin } = new URL(request.url)
    const cookies = cookiesOf.get(origin) ?? new Map<string, string>()
    cookiesOf.set(origin, cookies)
    if (cookies.size > 0)
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
      if (/;\s*max-age=0\s*(?:;|$)/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
}
