let first: Promise<unknown> | undefined

/** Tells of the data that a page has begun to read; those of the first page count. */
export function trackInitialLoad(reading: Promise<unknown>): void {
  first ??= reading
}

/** Done when the data of the first page have come or failed, or after `longestMs`. */
export async function initialLoad(longestMs: number): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, longestMs))
  await Promise.race([first, waited]).catch(() => undefined)
}
