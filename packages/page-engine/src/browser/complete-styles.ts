let whole: Promise<unknown> | undefined

/**
 * Fetches the rest of the styles that the document carries a part of: it came with those of one page. Each file follows
 * the part that it completes, so that the order of rules stays. A file that does not come holds nothing up.
 */
export function completeStyles(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-part]')
  return (whole ??= Promise.all(
    Array.from(
      links,
      (link) =>
        new Promise((done) => {
          for (const end of ['load', 'error']) link.addEventListener(end, done)
          link.disabled = false
        }),
    ),
  ))
}

/** The styles of a page; those of the page that the document was made for came with it. */
export function stylesOfPage(name: string): Promise<unknown> | undefined {
  const rendered = document.querySelector<HTMLElement>('[data-route]')?.dataset['route']
  return rendered === name ? undefined : completeStyles()
}

/**
 * The code of a part that a page shows only after a press or after its data, `*.late.tsx`: the document does not carry its
 * styles, so they are completed with it.
 */
export const withStyles = async <T>(code: Promise<T>): Promise<T> =>
  (await Promise.all([code, completeStyles()]))[0]
