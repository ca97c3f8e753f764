import { useSyncExternalStore } from 'react'

/**
 * How a page of documentation was asked for. `?bare` leaves nothing but the stories, still and without their play, for
 * pictures and for tests with a real keyboard; `?bare=<story>` leaves one, `&closed` starts its dialog closed, `&page` puts
 * a page of the site behind it.
 */
export interface PageAddress {
  isBare: boolean
  only: string | undefined
  isClosed: boolean
  hasPage: boolean
}

/** How this page was asked for. A test changes it in place, which is far quicker than to load the preview again. */
export function useAddress(): PageAddress {
  return readAddress(useSyncExternalStore(onChange, () => window.location.search))
}

/** The same once, without waiting for changes. */
export function readAddress(search = window.location.search): PageAddress {
  const query = new URLSearchParams(search)
  return {
    isBare: query.has('bare'),
    only: query.get('bare') || undefined,
    isClosed: query.has('closed'),
    hasPage: query.has('page'),
  }
}

function onChange(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/**
 * The address of one bare story over a page of the site, in the theme that the page of documentation has now. Pages are
 * called «Описание» (`main.ts`).
 */
export function bareStoryHref(
  { id, componentId }: { id: string; componentId: string },
  globals: Record<string, unknown>,
): string {
  const query = new URLSearchParams({
    viewMode: 'docs',
    id: `${componentId}--описание`,
    bare: id,
    page: '',
    globals: `brand:${String(globals['brand'])};scheme:${String(globals['scheme'])}`,
  })
  return `iframe.html?${query.toString()}`
}
