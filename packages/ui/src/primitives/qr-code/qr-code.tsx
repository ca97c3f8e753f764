import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import * as css from './qr-code.css.ts'

const QrDrawing = lazy(async () => ({ default: (await import('./private/qr-drawing.tsx')).QrDrawing }))

export interface QrCodeProps {
  /** What the camera gets, mostly a link. The same link has to stand beside it in words. */
  text: string
  /** What it leads to, for those who cannot see it. */
  label: string
  /** Side in px, quiet zone included. */
  size?: number
  caption?: ReactNode
}

/** A link for the phone's camera, drawn here without any request but for the encoder's own code. */
export function QrCode({ text, label, size = 200, caption }: QrCodeProps) {
  return (
    <figure className={css.figure}>
      <Suspense
        fallback={<svg className={css.code} width={size} height={size} aria-hidden="true" data-pending />}
      >
        <QrDrawing text={text} label={label} size={size} />
      </Suspense>
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}
