const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Begins what a frame will ask for, as the holder of the token; the app takes the answers (`fetchEarly`). `{id}` of a call is
 * the last segment of the page's path.
 */
export function callEarly(calls: string, token: string | undefined): void {
  const part = location.pathname.split('/').at(-2) ?? ''
  const authorization = token === undefined ? null : `Bearer ${decodeURIComponent(token)}`
  // What is no id causes no call.
  const possible = calls.split(' ').filter((call) => !call.includes('{id}') || ID.test(part))
  const begun = possible.map((call) => {
    const url = call.replace('{id}', encodeURIComponent(decodeURIComponent(part)))
    const answer = fetch(url, {
      headers: { accept: 'application/json', ...(authorization !== null && { authorization }) },
    })
    answer.catch(() => undefined)
    return [decodeURIComponent(url), { authorization, answer }] as const
  })
  Object.assign(globalThis, { earlyCalls: new Map(begun) })
}
