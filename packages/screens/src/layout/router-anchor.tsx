import type { AnchorProps } from '@proverka/ui/primitives'
import { Link } from '../router/link.tsx'

/** The anchor of the kit inside an app: own pages open without a page load, everything else is left to the browser. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  if (isOwnPage(href) && rest.target === undefined && rest.download === undefined)
    return <Link {...rest} href={href} />
  return (
    <a {...rest} href={href}>
      {rest.children}
    </a>
  )
}

/** Paths of the API and its documentation belong to the server. */
function isOwnPage(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !/^\/api(-docs)?\//.test(href)
}
