import { lazy, Suspense } from 'react'
import { useBottomBar } from './use-bottom-bar.ts'

const UserBottomBar = lazy(async () => ({ default: (await import('./user-bottom-bar.tsx')).UserBottomBar }))

/** Guests never load its code. */
export function LazyBottomBar() {
  const isShown = useBottomBar()
  if (!isShown) return null
  return (
    <Suspense fallback={null}>
      <UserBottomBar />
    </Suspense>
  )
}
