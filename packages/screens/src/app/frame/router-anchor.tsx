import { prefetchPage } from '@proverka/page-engine/browser'
import type { AnchorProps } from '@proverka/ui/primitives'
import { Link } from 'react-router'

/** The anchor of the kit inside an app: own pages open without a page load, everything else is left to the browser. */
export function RouterAnchor({ href, onPointerEnter, ...rest }: AnchorProps) {
  if (!isOwnPage(href) || rest.target !== undefined || rest.download !== undefined) {
    return (
      <a {...rest} href={href} onPointerEnter={onPointerEnter}>
        {rest.children}
      </a>
    )
  }
  return (
    <Link
      {...rest}
      to={href}
      discover="none"
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetchPage(href)
      }}
    />
  )
}

/** Paths of the API and its documentation belong to the server. */
function isOwnPage(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !/^\/api(-docs)?\//.test(href)
}
