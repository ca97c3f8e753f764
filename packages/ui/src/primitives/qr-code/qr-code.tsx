import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { qrPath } from './qr-path.ts'
import * as css from './qr-code.css.ts'

export interface QrCodeProps {
  /** What the camera gets, mostly a link. The same link has to stand beside it in words. */
  text: string
  /** What it leads to, for those who cannot see it. */
  label: string
  /** Side in px, quiet zone included. */
  size?: number
  caption?: ReactNode
}

/** A link for the phone's camera, drawn here without any request. */
export function QrCode({ text, label, size = 200, caption }: QrCodeProps) {
  const { path, side } = useMemo(() => qrPath(text), [text])
  return (
    <figure className={css.figure}>
      <svg
        className={css.code}
        width={size}
        height={size}
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={`QR-код: ${label}`}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}
