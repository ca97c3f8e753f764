import type { AnchorProps } from '@proverka/ui/primitives'
import { Link } from 'react-router'

/** The anchor of the kit in the console: own screens open without a page load. */
export function OwnAnchor({ href, ...rest }: AnchorProps) {
  const isOwn = href.startsWith('/') && !href.startsWith('/api') && !rest.target && !rest.download
  if (isOwn) return <Link {...rest} to={href} />
  return (
    <a {...rest} href={href}>
      {rest.children}
    </a>
  )
}
