import { useEffect } from 'react'
import type { AnchorHTMLAttributes, MouseEvent, PointerEvent } from 'react'
import { useNavigate, usePageRouter } from './hooks.ts'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }

/** An anchor that opens a page of the app without a page load; every other way of opening a link stays the browser's. */
export function Link({ href, onClick, onPointerEnter, ...rest }: LinkProps) {
  const router = usePageRouter()
  const navigate = useNavigate()
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(href)
  }
  const approach = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerEnter?.(event)
    router.preload(pathOf(href))
  }
  return (
    <a {...rest} href={href} onClick={click} onPointerEnter={approach}>
      {rest.children}
    </a>
  )
}

/** Opens another address in place of this one. */
export function Navigate({ to, state }: { to: string; state?: object }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { replace: true, state })
    // Once for an address: what it is told does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [navigate, to])
  return null
}

function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? '/'
}
