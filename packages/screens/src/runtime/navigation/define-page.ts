import type { Route } from '@proverka/domain/navigation'
import type { PageModule as EngineModule, PageValue } from '@proverka/page-engine/page'
import type { RouteHandle } from './route-handle.ts'

/** What a page file exports; the handle is for the frame around it. */
export interface PageModule extends EngineModule {
  readonly handle?: RouteHandle
}

type Address = Pick<Route, 'name' | 'path'> & Partial<Omit<Route, 'name' | 'path'>>

/**
 * One page: its address and who may open it (`Route` of domain, whose table is written from here), what is rendered of it,
 * and its code. Absent of the address: both brands, no guard, the default layout.
 */
export interface Page extends Address, Omit<PageValue, 'load'> {
  readonly load: () => Promise<PageModule>
  /**
   * Files with the words of an indexed page, whose last change the site map gives: patterns from its file (`./*.ts*`) or
   * from the repository (`packages/…`). Absent: its folder. None: a page that shows what others say.
   */
  readonly words?: readonly string[]
}

/**
 * Declares a page in its `.route.ts`, beside its component.
 */
export const definePage = (page: Page): Page => page
