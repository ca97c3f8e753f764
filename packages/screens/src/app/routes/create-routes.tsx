import { routeByName, showsHeaderSearch } from '@proverka/domain/navigation'
import type { MiddlewareFunction, RouteObject } from 'react-router'
import { AppLayout } from '../frame/page-frame.tsx'
import { FailedApp, FailedPage, loadErrorPage } from '../frame/failed-page.tsx'
import { NOT_FOUND } from '../../runtime/navigation/not-found.ts'
import type { Page } from '../../runtime/navigation/define-page.ts'

interface RouteOptions {
  readonly guard?: MiddlewareFunction
  /** Names of the pages that come as frames, without their data: they show what one person may see. */
  readonly frames?: ReadonlySet<string>
  /** Sees to the styles of a page before it shows. */
  readonly ready?: (page: string) => Promise<unknown> | undefined
}

/**
 * The routes of an app: path, guards and layout out of the table of domain, code and data out of the app's pages. A page
 * that the app does not serve is an address that is none.
 */
export function createRoutes(pages: readonly Page[], options: RouteOptions = {}): RouteObject[] {
  return [
    {
      id: 'app',
      Component: AppLayout,
      ErrorBoundary: FailedApp,
      HydrateFallback: Nothing,
      children: [
        ...fixedFirst(pages).map((page) => pageRoute(page, options)),
        {
          id: NOT_FOUND,
          path: '*',
          // An address of the other brand leads where the guards of its page lead (AMB-20).
          ...(options.guard && { middleware: [options.guard] }),
          lazy: { Component: whenReady(NOT_FOUND, loadErrorPage, options) },
          ErrorBoundary: FailedPage,
        },
      ],
    },
  ]
}

/** `/check-person` goes before `/check-person/{id?}`, which fits it, too (AMB-17): the router takes the first. */
const fixedFirst = (pages: readonly Page[]): readonly Page[] => {
  const hasParameter = ({ name }: Page) => Number(routeByName(name).path.includes('{'))
  return pages.toSorted((one, other) => hasParameter(one) - hasParameter(other))
}

/** The code and the styles of a page come together. */
const whenReady =
  <T,>(name: string, load: () => Promise<T>, { ready }: RouteOptions) =>
  async (): Promise<T> =>
    (await Promise.all([load(), ready?.(name)]))[0]

function pageRoute(page: Page, options: RouteOptions): RouteObject {
  const { guard, frames } = options
  const { name } = page
  const load = whenReady(name, page.load, options)
  const isFrame = frames?.has(name) === true
  return {
    id: name,
    path: pathPattern(routeByName(name).path),
    caseSensitive: true,
    ...(guard && { middleware: [guard] }),
    lazy: {
      Component: async () => {
        const { Component, Frame = Component } = await load()
        return isFrame ? Frame : Component
      },
      ...((page.hasData || (import.meta.env.SSR && page.isDrawnWithData)) &&
        !isFrame && { loader: async () => (await load()).loader }),
      ...(hasHeaderSearch(name) && { handle: async () => (await load()).handle }),
      // Loaded with the page's code: the router shows neither a route that is not loaded nor its error page, so a page
      // whose code is missing has to fail one level up (NAV-14).
      ErrorBoundary: async () => {
        await load()
        return FailedPage
      },
    },
  }
}

/** Whether one of the sites shows the search line in the header of a page. */
const hasHeaderSearch = (name: string) => showsHeaderSearch({ isFiz: false }, name)

/** `/report/{id?}` of the table as `/report/:id?`. */
export function pathPattern(path: string): string {
  return path.replaceAll(/\{(\w+)(\??)\}/g, ':$1$2')
}

/** The shell is empty until the page's code is there. */
function Nothing() {
  return null
}
