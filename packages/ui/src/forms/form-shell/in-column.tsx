import type { ReactNode } from 'react'

/** For stories: a form as wide as pages set it. */
export function InColumn({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div style={{ maxWidth: wide ? 600 : 460 }}>{children}</div>
}

/** For stories: an answer that stays away and a network that is down. */
export const noAnswer = () => new Promise<void>(() => undefined)
export const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
