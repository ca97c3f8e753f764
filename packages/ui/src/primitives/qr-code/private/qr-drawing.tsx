import { useMemo } from 'react'
import { qrPath } from '../qr-path.ts'
import * as css from '../qr-code.css.ts'

export interface QrDrawingProps {
  text: string
  label: string
  size: number
}

/** The code itself, apart from its figure: only a page that shows one pays for the encoder. */
export function QrDrawing({ text, label, size }: QrDrawingProps) {
  const { path, side } = useMemo(() => qrPath(text), [text])
  return (
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
  )
}
