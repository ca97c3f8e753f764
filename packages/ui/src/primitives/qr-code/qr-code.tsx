import type { ReactNode } from 'react'
import { useLazyModule } from '../lazy/use-lazy-module.ts'
import * as css from './qr-code.css.ts'

const loadDrawing = async () => (await import('./private/qr-drawing.tsx')).QrDrawing

export interface QrCodeProps {
  /** What the camera gets, mostly a link. The same link must also be on the page as text. */
  text: string
  /** What it leads to, for those who cannot see it. */
  label: string
  /** Side in px, quiet zone included. */
  size?: number
  caption?: ReactNode
}

/** A link for the phone's camera, rendered locally; the only request is for the encoder's code. */
export function QrCode({ text, label, size = 200, caption }: QrCodeProps) {
  const QrDrawing = useLazyModule(loadDrawing)
  return (
    <figure className={css.figure}>
      {QrDrawing ? (
        <QrDrawing text={text} label={label} size={size} />
      ) : (
        <svg className={css.code} width={size} height={size} aria-hidden="true" data-pending />
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}
