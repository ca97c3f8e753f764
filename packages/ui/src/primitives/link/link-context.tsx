import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType } from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

function NativeAnchor(props: AnchorProps) {
  return <a {...props}>{props.children}</a>
}

const LinkContext = createContext<ComponentType<AnchorProps>>(NativeAnchor)

/** Gives the kit the application's own anchor, for example one that moves without a page load. */
export const LinkProvider = LinkContext.Provider

/** An anchor without any look: the application's one when there is a provider, a plain `<a>` otherwise. */
export function Anchor(props: AnchorProps) {
  const Component = useContext(LinkContext)
  return <Component {...props} />
}
