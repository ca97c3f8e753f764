import { Suspense, useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { Outlet, useLocation, useMatch } from 'react-router'
import { Live } from './live.tsx'
import { useQueueKeys } from './use-queue-keys.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { dropSnapshot } from '../data/snapshot.ts'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import * as css from './frame.css.ts'

/** The menu, the search and the screen. */
export function Frame() {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useFocusOnChange(content, pathname)
  useEffect(() => {
    if (pathname !== '/') dropSnapshot()
  }, [pathname])
  useQueueKeys()
  const order = useMatch('/orders/:id')?.params.id
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        К содержанию
      </a>
      <Live key={order} order={order} />
      <SideMenu />
      <TopBar />
      <main ref={content} id="content" className={css.content} tabIndex={-1}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <PhoneMenu />
    </div>
  )
}

/** Another screen is read from its beginning; the first one is not announced twice. */
function useFocusOnChange(content: RefObject<HTMLElement | null>, pathname: string): void {
  const opened = useRef(pathname)
  useEffect(() => {
    if (opened.current === pathname) return
    opened.current = pathname
    scrollTo(0, 0)
    content.current?.focus()
  }, [content, pathname])
}
