import type { MouseEvent, ReactNode } from 'react'
import { Anchor } from '../../primitives/link/link-context.tsx'

export interface NavItem {
  label: ReactNode
  /** A second line under the label. */
  note?: ReactNode
  href?: string
  /** With `href` the link still works before any script; call preventDefault to do something else instead. */
  onClick?: (event: MouseEvent<HTMLElement>) => void
  /** A pointer or the focus is on the item: what a press needs may be fetched. */
  onApproach?: () => void
  /** Makes the item a dropdown. */
  items?: readonly NavItem[]
  current?: boolean
}

/** A link when there is an address, a button otherwise. */
export function NavAction({
  item,
  className,
  children,
}: {
  item: NavItem
  className: string
  children: ReactNode
}) {
  const shared = {
    className,
    onClick: item.onClick,
    onPointerEnter: item.onApproach,
    onFocus: item.onApproach,
    ...(item.current && { 'aria-current': 'page' as const }),
  }
  if (item.href !== undefined) {
    return (
      <Anchor {...shared} href={item.href}>
        {children}
      </Anchor>
    )
  }
  return (
    <button {...shared} type="button">
      {children}
    </button>
  )
}

export const navKey = (item: NavItem): string =>
  `${item.href ?? ''} ${typeof item.label === 'string' ? item.label : ''}`
