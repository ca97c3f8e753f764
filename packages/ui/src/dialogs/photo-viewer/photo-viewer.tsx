import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, ZoomInIcon, ZoomOutIcon } from '../../primitives/icon/icons.ts'
import { Modal } from '../modal/modal.tsx'
import { PhotoStage } from './photo-stage.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import type { Photo } from './photo.ts'
import { photoAfterKey, stepPhoto } from './step-photo.ts'
import * as css from './photo-viewer.css.ts'

export type { Photo } from './photo.ts'

export interface PhotoViewerProps {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  /** What is in the pictures: «Квартира, ул. Кленовая, 14». */
  title?: string
  photos: readonly [Photo, ...Photo[]]
  /** The picture shown, from 0. */
  index: number
  onIndex: (index: number) => void
}

/**
 * Pictures one by one over the whole window: arrows, Home and End, swipe, the strip below; «+» and «−» or a double
 * click enlarge (UI-044).
 */
export function PhotoViewer({
  open,
  onClose,
  onClosed,
  title = 'Фотографии',
  photos,
  index,
  onIndex,
}: PhotoViewerProps) {
  const [zoomedIndex, setZoomedIndex] = useState<number>()
  const zoomed = zoomedIndex === index
  const count = photos.length
  const photo = photos[index] ?? photos[0]
  const step = (by: number) => {
    if (count > 1) onIndex(stepPhoto(index, by, count))
  }
  const zoom = (on = !zoomed) => setZoomedIndex(on ? index : undefined)

  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === '+' || event.key === '=') return zoom(true)
    if (event.key === '-') return zoom(false)
    // The enlarged picture scrolls by the arrows once it has the focus.
    if (zoomed && event.target instanceof HTMLElement && event.target.dataset['zoomed']) return
    const next = photoAfterKey(event.key, index, count)
    if (next === undefined) return
    event.preventDefault()
    onIndex(next)
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      shape="stage"
      title={<span className={css.title}>{title}</span>}
      flush
      onKeyDown={onKey}
      head={({ title: heading, close }) => (
        <div className={css.head}>
          <div className={css.words}>
            {heading}
            <p className={css.counter} role="status">
              {index + 1} из {count}
            </p>
          </div>
          <IconButton
            icon={zoomed ? ZoomOutIcon : ZoomInIcon}
            label={zoomed ? 'Уменьшить' : 'Увеличить'}
            className={css.tool}
            onClick={() => zoom()}
          />
          {close}
        </div>
      )}
    >
      <div className={css.middle}>
        <PhotoStage
          photo={photo}
          next={count > 1 ? photos[stepPhoto(index, 1, count)] : undefined}
          zoomed={zoomed}
          onZoom={() => zoom()}
          onStep={step}
        />
        {count > 1 && (
          <>
            <IconButton
              icon={ChevronLeftIcon}
              label="Предыдущая фотография"
              className={css.previous}
              onClick={() => step(-1)}
            />
            <IconButton
              icon={ChevronRightIcon}
              label="Следующая фотография"
              className={css.next}
              onClick={() => step(1)}
            />
          </>
        )}
      </div>
      <p className={css.caption}>{photo.caption ?? photo.alt}</p>
      {count > 1 && <PhotoStrip photos={photos} index={index} onIndex={onIndex} />}
    </Modal>
  )
}
