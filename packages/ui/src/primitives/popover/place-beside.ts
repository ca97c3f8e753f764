/** A rectangle in the window, px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PlaceRequest {
  /** What the popup belongs to. */
  anchor: Box
  popup: { width: number; height: number }
  view: { width: number; height: number }
  side: 'top' | 'bottom'
  align: 'start' | 'center' | 'end'
}

/** Between the anchor and its popup, and the least distance to the edge of the window, px. */
const GAP = 8

/**
 * Where a popup stands, px in the window: at the wanted side of its anchor, at the other one where only that has room,
 * and never over the left or right edge.
 */
export function placeBeside({ anchor, popup, view, side, align }: PlaceRequest): {
  left: number
  top: number
  side: 'top' | 'bottom'
} {
  const above = anchor.top - GAP - popup.height
  const below = anchor.top + anchor.height + GAP
  const fitsAbove = above >= GAP
  const fitsBelow = below + popup.height <= view.height - GAP
  const isAbove = side === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove
  const shift = { start: 0, center: (anchor.width - popup.width) / 2, end: anchor.width - popup.width }[align]
  const rightmost = view.width - GAP - popup.width
  return {
    left: Math.round(Math.max(GAP, Math.min(anchor.left + shift, rightmost))),
    top: Math.round(isAbove ? above : below),
    side: isAbove ? 'top' : 'bottom',
  }
}
