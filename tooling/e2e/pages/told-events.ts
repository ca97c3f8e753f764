import type { Page } from '@playwright/test'

export interface ToldEvent {
  readonly event: string
  readonly params: Readonly<Record<string, unknown>>
}

/** The analytics events that a page sends from now on, as they come. */
export function toldEvents(page: Page): readonly ToldEvent[] {
  const told: ToldEvent[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events/opt')) told.push(request.postDataJSON() as ToldEvent)
  })
  return told
}
