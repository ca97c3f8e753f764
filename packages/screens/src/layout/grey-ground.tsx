import { useLayoutEffect } from 'react'

/** Puts the page on the grey ground (UI-006) for pages that consist of panels. */
export function GreyGround() {
  useLayoutEffect(() => {
    document.body.dataset['ground'] = 'grey'
    return () => {
      delete document.body.dataset['ground']
    }
  }, [])
  return null
}
