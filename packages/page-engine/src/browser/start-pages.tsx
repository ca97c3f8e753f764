import { startTransition, useEffect, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { APP_READY, APP_TAKES_OVER } from '../shared/app-events.ts'
import { openFirstPage } from './open-first-page.ts'
import type { FirstPageOptions } from './open-first-page.ts'
import { leaveFields, restoreTypedValues } from './typed-values.ts'

export interface StartOptions extends FirstPageOptions {
  /** What every page of the app finds around it. */
  readonly wrap?: (pages: ReactNode) => ReactNode
  /** Hands over the router before the first render. */
  readonly onRouter?: (router: DataRouter) => void
  /**
   * The page knows of the visitor from now on: after hydration, since HTML for everybody is a guest's, or before the first
   * page when there is nothing to hydrate. Called once.
   */
  readonly onVisitor?: () => Promise<void>
}

/** Elements of the head that each page replaces. */
const OF_PAGE = 'title,link[rel=canonical],meta[property],meta[name=description],meta[name=robots]'

/**
 * Starts an app in the browser: loads the page's code, then hydrates the page that the server rendered, or renders into
 * the shell. What was typed and pressed before reaches it.
 */
export async function startPages({ wrap = (pages) => pages, onRouter, onVisitor, ...options }: StartOptions) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  let visitor: Promise<void> | undefined
  const meetVisitor = () => void (visitor ??= onVisitor?.() ?? Promise.resolve())
  const { router, isRendered } = await openFirstPage(root, options, meetVisitor)
  // Back has left this page while its code was on its way (`boot/follow-back.ts`).
  if ('leaving' in document.documentElement.dataset) return
  onRouter?.(router)
  let writeValues = () => restoreTypedValues(root)
  let formerHead: Iterable<Element> = []
  const takeOver = () => {
    meetVisitor()
    if (!isRendered) dispatchEvent(new Event(APP_TAKES_OVER))
    // A page that replaces the server-rendered one brings its own head.
    for (const element of formerHead) element.remove()
    // After a frame the values typed before have reached the forms, and after another what follows from them.
    requestAnimationFrame(() => {
      leaveFields(root)
      requestAnimationFrame(() => dispatchEvent(new Event(APP_READY)))
    })
  }
  const app = (
    <TakingOver onRendered={() => writeValues()} onReady={takeOver}>
      {wrap(<RouterProvider router={router} />)}
    </TakingOver>
  )
  if (isRendered) {
    // A transition, so that ongoing typing is not blocked. The server-rendered page is a guest's: the session is set after
    // hydration, or the two would differ.
    startTransition(() => {
      dispatchEvent(new Event(APP_TAKES_OVER))
      hydrateRoot(root, app)
    })
  } else {
    if (root.querySelector('[name]')) {
      const { carryValues } = await import('./carry-values.ts')
      writeValues = carryValues(root)
    }
    formerHead = document.head.querySelectorAll(OF_PAGE)
    createRoot(root).render(app)
  }
}

interface TakingOverProps {
  readonly children: ReactNode
  /** Called with the page's elements in place, before a key can be pressed: what was typed goes over here. */
  readonly onRendered: () => void
  /** Called once the page is complete: what it does may change what the page shows. */
  readonly onReady: () => void
}

function TakingOver({ children, onRendered, onReady }: TakingOverProps) {
  useLayoutEffect(() => onRendered(), [onRendered])
  useEffect(() => onReady(), [onReady])
  return children
}
