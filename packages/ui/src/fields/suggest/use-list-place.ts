import { useLayoutEffect, useState } from 'react'

/** The position of a list and its greatest height, px. */
export interface ListPlace {
  readonly above: boolean
  readonly maxHeight: number | undefined
}

const BELOW: ListPlace = { above: false, maxHeight: undefined }
/** Three rows and a half: with less room than that the other side is tried, px. */
const ENOUGH = 200
/** Between the list and the edge, px. */
const MARGIN = 12

/**
 * On which side of its field a list has room: a keyboard on the screen takes the lower half of a phone. Follows the
 * keyboard while it is open.
 */
export function useListPlace(listId: string, shown: boolean): ListPlace {
  const [place, setPlace] = useState(BELOW)
  useLayoutEffect(() => {
    const field = shown ? document.getElementById(listId)?.offsetParent : null
    if (!field) return undefined
    const measure = () => setPlace((before) => keepEqual(before, placeOf(field.getBoundingClientRect())))
    measure()
    const view = window.visualViewport
    view?.addEventListener('resize', measure)
    return () => view?.removeEventListener('resize', measure)
  }, [listId, shown])
  return shown ? place : BELOW
}

function placeOf({ top, bottom }: DOMRect): ListPlace {
  const view = window.visualViewport
  const start = view?.offsetTop ?? 0
  const end = start + (view?.height ?? window.innerHeight)
  const [over, under] = [top - start - MARGIN, end - bottom - MARGIN]
  const above = under < ENOUGH && over > under
  return { above, maxHeight: Math.max(ENOUGH / 2, Math.floor(above ? over : under)) }
}

const keepEqual = (before: ListPlace, after: ListPlace): ListPlace =>
  before.above === after.above && before.maxHeight === after.maxHeight ? before : after
