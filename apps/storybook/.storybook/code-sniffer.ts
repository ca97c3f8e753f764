import source from 'html_codesniffer/build/HTMLCS.js?raw'

interface Sniffer {
  process: (standard: string, content: Document, done: () => void, fail: () => void) => void
  getMessages: () => { type: number; code: string; msg: string; element: Element }[]
}

const ERROR = 1
const STORYBOOKS_OWN = '.sb-wrapper, .sb-preparing-story, #storybook-highlights-root'

/** Fails on what HTML_CodeSniffer calls an error of WCAG 2 AA in the story that shows. */
export async function expectNoSnifferErrors(): Promise<void> {
  const sniffer = loadSniffer()
  await new Promise<void>((done, fail) => {
    sniffer.process('WCAG2AA', document, done, () => fail(new Error('HTML_CodeSniffer failed')))
  })
  const errors = sniffer
    .getMessages()
    // `NoSuchID`: a story is a part without its page, so the place that its link leads to is not there.
    .filter(({ type, code, element }) => {
      return type === ERROR && !code.endsWith('.NoSuchID') && !element.closest?.(STORYBOOKS_OWN)
    })
    .map(({ code, msg, element }) => `${code}: ${msg}\n${element.outerHTML.slice(0, 200)}`)
  if (errors.length > 0) throw new Error(`HTML_CodeSniffer: ${errors.join('\n')}`)
}

/** The sniffer has no module of its own: it sets a variable of the page, once for all stories. */
function loadSniffer(): Sniffer {
  if (!('HTMLCS' in globalThis)) {
    const script = document.createElement('script')
    script.textContent = source
    document.head.append(script)
  }
  return (globalThis as unknown as { HTMLCS: Sniffer }).HTMLCS
}
