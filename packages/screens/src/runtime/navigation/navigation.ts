import type { DataRouter, NavigateOptions } from 'react-router'

let router: DataRouter | undefined

/** Hands over the router, for code outside of components. */
export function setRouter(own: DataRouter): void {
  router = own
}

/** Opens a page of the app. */
export function navigateTo(to: string, options?: NavigateOptions): void {
  if (router) void router.navigate(to, options)
  else location.assign(to)
}

/** The same, until the page is open; `reload` is the address before there is a router. */
export async function navigateAndWait(to: string, reload: string): Promise<'reloads' | undefined> {
  if (router) {
    await router.navigate(to, { replace: true })
    return undefined
  }
  location.assign(reload)
  return 'reloads'
}

/** Keeps a state at the entry of the history that is about to be left: nothing is rendered again for it. */
export function keepAtEntry(state: object): void {
  history.replaceState({ ...(history.state as object | null), usr: state }, '')
}

/** The state of the entry that is being opened; where HTML is written there is none. */
export function stateOfNext(): unknown {
  if (router) return (router.state.navigation.location ?? router.state.location).state
  if (typeof history === 'undefined') return undefined
  return (history.state as { usr?: unknown } | null)?.usr
}
