import { routeByName, showsHeaderSearch } from '@proverka/domain/navigation'
import type { RouteParts } from '@proverka/page-engine/page'
import { FailedApp, FailedPage, loadErrorPage } from '../frame/failed-page.tsx'
import { AppLayout } from '../frame/page-frame.tsx'

/** What is around the pages of both apps; paths come from the table of domain. */
export const routeParts: RouteParts = {
  Layout: AppLayout,
  FailedPage,
  FailedApp,
  loadNotFound: loadErrorPage,
  pathOf: ({ name }) => routeByName(name).path,
  // One of the sites shows the search line in its header.
  hasHandle: ({ name }) => showsHeaderSearch({ isFiz: false }, name),
}
