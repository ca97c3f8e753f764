import type { Page } from '@playwright/test'

export interface AskedCall {
  readonly method: string
  /** Without `/api`. */
  readonly path: string
  readonly query: URLSearchParams
  /** The token of its header; empty for a guest. */
  readonly token: string
  readonly body: unknown
}

/** The calls of the API that a page makes from now on, in their order. */
export function askedCalls(page: Page): readonly AskedCall[] {
  const asked: AskedCall[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    asked.push({
      method: request.method(),
      path: pathname.slice('/api'.length),
      query: searchParams,
      token: request.headers()['authorization']?.replace('Bearer ', '') ?? '',
      body: request.postData()?.startsWith('{') ? (request.postDataJSON() as unknown) : undefined,
    })
  })
  return asked
}
