import type { ComponentType } from 'react'
import type { MiddlewareFunction, RouteObject } from 'react-router'
import type { PageValue } from './define-page.ts'
import { NOT_FOUND } from './not-found.ts'

/** What an app puts around its pages. */
export interface RouteParts {
  /** Around every page; renders an `Outlet`. */
  readonly Layout: ComponentType
  /** In place of a page that failed. */
  readonly FailedPage: ComponentType
  /** In place of everything when a page failed before it was chosen. */
  readonly FailedApp: ComponentType
  /** The page of an unknown address. */
  readonly loadNotFound: () => Promise<ComponentType>
  /** Path of a page where the browser's value of it has none. */
  readonly pathOf?: (page: PageValue) => string
  /** Whether the layout reads the `handle` of a page. */
  readonly hasHandle?: (page: PageValue) => boolean
}

export interface RouteOptions {
  readonly guard?: MiddlewareFunction
  /** Names of the pages that come as frames, without their data: they show what one person may see. */
  readonly frames?: ReadonlySet<string>
  /** Sees to the styles of a page before it shows. */
  readonly ready?: (page: string) => Promise<unknown> | undefined
}

const isServer = typeof document === 'undefined'

/** The routes of React Router for pages; any other address is unknown. */
export function createRoutes(
  pages: readonly PageValue[],
  parts: RouteParts,
  options: RouteOptions = {},
): RouteObject[] {
  const { Layout, FailedApp, FailedPage, loadNotFound, pathOf = ({ path }) => path } = parts
  return [
    {
      id: 'app',
      Component: Layout,
      ErrorBoundary: FailedApp,
      HydrateFallback: Nothing,
      children: [
        ...fixedFirst(pages, pathOf).map((page) => pageRoute(page, pathOf(page), parts, options)),
        {
          id: NOT_FOUND,
          path: '*',
          // An address that this app does not serve may lead somewhere by its guards.
          ...(options.guard && { middleware: [options.guard] }),
          lazy: { Component: whenReady(NOT_FOUND, loadNotFound, options) },
          ErrorBoundary: FailedPage,
        },
      ],
    },
  ]
}

/** `/check` goes before `/check/{id?}`, which fits it, too: the router takes the first of equal patterns. */
function fixedFirst(pages: readonly PageValue[], pathOf: (page: PageValue) => string): readonly PageValue[] {
  const hasParameter = (page: PageValue) => Number(pathOf(page).includes('{'))
  return pages.toSorted((one, other) => hasParameter(one) - hasParameter(other))
}

/** The code and the styles of a page come together. */
const whenReady =
  <T>(name: string, load: () => Promise<T>, { ready }: RouteOptions) =>
  async (): Promise<T> =>
    (await Promise.all([load(), ready?.(name)]))[0]

function pageRoute(
  page: PageValue,
  path: string,
  { FailedPage, hasHandle }: RouteParts,
  options: RouteOptions,
): RouteObject {
  const { guard, frames } = options
  const { name } = page
  const load = whenReady(name, page.load, options)
  const isFrame = frames?.has(name) === true
  return {
    id: name,
    path: pathPattern(path),
    caseSensitive: true,
    ...(guard && { middleware: [guard] }),
    lazy: {
      Component: async () => {
        const { Component, Frame = Component } = await load()
        return isFrame ? Frame : Component
      },
      ...((page.hasData || (isServer && page.isRenderedWithData)) &&
        !isFrame && { loader: async () => (await load()).loader }),
      ...(hasHandle?.(page) && { handle: async () => (await load()).handle }),
      // Loaded with the page's code: the router shows neither a route that is not loaded nor its error page, so a page
      // whose code is missing has to fail one level up.
      ErrorBoundary: async () => {
        await load()
        return FailedPage
      },
    },
  }
}

/** `/report/{id?}` of a page as `/report/:id?`. */
export function pathPattern(path: string): string {
  return path.replaceAll(/\{(\w+)(\??)\}/g, ':$1$2')
}

/** A path with its parameters filled in; those that may be left out are left out. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\/?\{(\w+)\??\}/g, (_, name: string) => (params[name] ? `/${params[name]}` : ''))
}

/** The shell is empty until the page's code is there. */
function Nothing() {
  return null
}
