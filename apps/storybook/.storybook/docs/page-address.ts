/**
 * How a page of documentation was asked for. `?bare` leaves nothing but the stories, still and without their play, for
 * pictures and for tests with a real keyboard; `?bare=<story>` leaves one, `&closed` starts its dialog closed.
 */
export function readAddress(search = window.location.search): {
  isBare: boolean
  only: string | undefined
  isClosed: boolean
} {
  const query = new URLSearchParams(search)
  return { isBare: query.has('bare'), only: query.get('bare') || undefined, isClosed: query.has('closed') }
}

/** The address of one bare story, in the theme that the page has now. Pages are called «Описание» (`main.ts`). */
export function bareStoryHref(
  { id, componentId }: { id: string; componentId: string },
  globals: Record<string, unknown>,
): string {
  const query = new URLSearchParams({
    viewMode: 'docs',
    id: `${componentId}--описание`,
    bare: id,
    globals: `brand:${String(globals['brand'])};scheme:${String(globals['scheme'])}`,
  })
  return `iframe.html?${query.toString()}`
}
