const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?)\sstyle="[^"]*"/g

/**
 * The page without style attributes: the content security policy would refuse each of them. A component whose look
 * depends on one needs a class instead.
 */
export function withoutStyleAttributes(html: string): string {
  return html.replace(STYLE_ATTRIBUTE, '$1')
}

/** Said by the class as well. */
const SAID_TWICE = /\sstyle="flex:none"/g

/** Whether a page looks otherwise without its style attributes: a bar has no length, a mark no place. */
export function hasOwnStyles(html: string): boolean {
  return html.replace(SAID_TWICE, '').search(STYLE_ATTRIBUTE) !== -1
}

const HEAD_ELEMENTS = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s

/** Parts the head elements, with which React 19 begins, from the page. */
export function splitHead(rendered: string): { head: string; body: string } {
  const head = HEAD_ELEMENTS.exec(rendered)?.[0] ?? ''
  return { head, body: rendered.slice(head.length) }
}
