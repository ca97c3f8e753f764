import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { preload } from 'react-dom'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import type { Photo } from './photo.ts'
import { swipeOf } from './step-photo.ts'
import * as css from './photo-stage.css.ts'

export interface PhotoStageProps {
  photo: Photo
  /** The next one is fetched meanwhile. */
  next: Photo | undefined
  zoomed: boolean
  onZoom: () => void
  onStep: (by: number) => void
}

/** One picture as large as the window allows, or twice that; a drag goes on, or moves the enlarged picture. */
export function PhotoStage({ photo, next, zoomed, onZoom, onStep }: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number; left: number; top: number }>(undefined)
  const [settled, setSettled] = useState<{ src: string; ok: boolean }>()
  const state = settled?.src === photo.src ? (settled.ok ? 'ready' : 'failed') : 'loading'

  useEffect(() => {
    if (next) preload(next.src, { as: 'image' })
  }, [next])
  useEffect(() => {
    const box = stage.current
    if (!zoomed || !box) return
    box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2)
  }, [zoomed])

  const onDown = ({ clientX, clientY, currentTarget, isPrimary }: PointerEvent<HTMLElement>) => {
    const { scrollLeft: left, scrollTop: top } = currentTarget
    start.current = isPrimary ? { x: clientX, y: clientY, left, top } : undefined
  }
  const onMove = (event: PointerEvent<HTMLElement>) => {
    // A finger scrolls by itself; a mouse has to be helped.
    if (!zoomed || !start.current || event.pointerType !== 'mouse') return
    const { x, y, left, top } = start.current
    event.currentTarget.scrollTo(left + x - event.clientX, top + y - event.clientY)
  }
  const onUp = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
    const from = start.current
    start.current = undefined
    const step = from && !zoomed ? swipeOf(clientX - from.x, clientY - from.y) : 0
    if (step !== 0) onStep(step)
  }
  return (
    <div
      ref={stage}
      className={css.stage}
      data-zoomed={zoomed}
      role={zoomed ? 'group' : undefined}
      aria-label={zoomed ? 'Увеличенная фотография: двигайте стрелками' : undefined}
      tabIndex={zoomed ? 0 : undefined}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => (start.current = undefined)}
      onDoubleClick={onZoom}
      onPointerLeave={() => (start.current = undefined)}
    >
      {state === 'loading' && (
        <span className={css.message}>
          <Spinner size={32} label="Загружаем фотографию" />
        </span>
      )}
      {state === 'failed' && (
        <p className={css.message} role="alert">
          Фотография не загрузилась
        </p>
      )}
      <img
        key={photo.src}
        className={css.image}
        src={photo.src}
        alt={photo.alt}
        draggable={false}
        data-state={state}
        onLoad={() => setSettled({ src: photo.src, ok: true })}
        onError={() => setSettled({ src: photo.src, ok: false })}
      />
    </div>
  )
}
