import type { NavigateOptions, PageRouter } from '../router/page-router.ts'

type Navigate = PageRouter['navigate']

let navigate: Navigate = async (to) => location.assign(to)

/** Hands over the router's navigation, for code outside of components. */
export function setNavigate(own: Navigate): void {
  navigate = own
}

/** Opens a page of the app. */
export function navigateTo(to: string, options?: NavigateOptions): void {
  void navigate(to, options)
}
