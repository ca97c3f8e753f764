import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import { readAddress } from './docs/page-address.ts'

/** The pages of the site over which dialogs are shown, as stories of this Storybook. */
export const PAGES_BEHIND = {
  search: 'экраны-страницы-целиком--search',
  checkout: 'экраны-страницы-целиком--checkout',
  report: 'экраны-страницы-целиком--report',
  orders: 'экраны-страницы-целиком--orders',
  overview: 'экраны-страницы-целиком--overview',
  settings: 'экраны-страницы-целиком--settings',
} as const

type PageBehind = keyof typeof PAGES_BEHIND

/**
 * Puts a page of the site behind a dialog, where people see it: the one that `parameters.behind` names. It is a document
 * of its own, so that its state and its styles stay apart; a test has no use for it.
 */
export const withPageBehind: Decorator = (Story, { title, parameters, globals, viewMode }) => {
  const { hasPage } = readAddress()
  const isLooked = viewMode === 'docs' ? hasPage : import.meta.env.MODE !== 'test'
  const isWanted = title.startsWith('Диалоги/') && globals['behind'] !== 'none'
  const page = (parameters['behind'] as PageBehind | undefined) ?? 'search'
  return (
    <>
      {isLooked && isWanted && <PageFrame page={page} globals={globals} />}
      <Story />
    </>
  )
}

const FILLS_WINDOW = {
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  border: 0,
} as const

function PageFrame({ page, globals }: { page: PageBehind; globals: Record<string, unknown> }) {
  const [isShown, setShown] = useState(false)
  const query = new URLSearchParams({
    viewMode: 'story',
    id: PAGES_BEHIND[page],
    globals: `brand:${String(globals['brand'])};scheme:${String(globals['scheme'])};a11y.manual:!true`,
  })
  return (
    // A page of this very Storybook: it needs its scripts and its origin, so a sandbox would hold nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title="Страница под окном"
      style={{ ...FILLS_WINDOW, visibility: isShown ? 'visible' : 'hidden' }}
      src={`iframe.html?${query.toString()}`}
      onLoad={({ currentTarget }) => void whenStoryShows(currentTarget).then(() => setShown(true))}
      aria-hidden
      inert
    />
  )
}

/** Storybook's own sign of waiting is no page of the site. */
function whenStoryShows({ contentDocument }: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    const body = contentDocument?.body
    if (!body) return resolve()
    const look = () => body.classList.contains('sb-show-main') && resolve()
    new MutationObserver(look).observe(body, { attributeFilter: ['class'] })
    look()
  })
}
