import { useState } from 'react'
import { pluralWord } from '@proverka/domain'
import type { Photo } from '../photo-viewer/photo.ts'
import { prefetch, useLazyModule } from '../../primitives/lazy/use-lazy-module.ts'
import * as css from './photo-gallery.css.ts'

const loadViewer = async () => (await import('../photo-viewer/photo-viewer.tsx')).PhotoViewer

export interface PhotoGalleryProps {
  /** What is in the pictures: «Автомобиль с объявления 12.03.2025». */
  title: string
  photos: readonly [Photo, ...Photo[]]
  /** How many are on the page; the last one shows how many more there are. */
  shown?: number
}

/** Small pictures on the page; a press opens the viewer, whose code comes only then (UI-044). */
export function PhotoGallery({ title, photos, shown = 6 }: PhotoGalleryProps) {
  const [wanted, setWanted] = useState(false)
  const PhotoViewer = useLazyModule(loadViewer, wanted)
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const rest = photos.length - shown
  const show = (at: number) => {
    setIndex(at)
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <ul className={css.grid} aria-label={title}>
        {photos.slice(0, shown).map(({ src, thumbnail, alt }, i) => (
          <li key={src} className={css.cell}>
            <button
              type="button"
              className={css.photo}
              aria-haspopup="dialog"
              onPointerEnter={() => prefetch(loadViewer)}
              onFocus={() => prefetch(loadViewer)}
              onClick={() => show(i)}
            >
              <img className={css.image} src={thumbnail ?? src} alt={alt} loading="lazy" />
              {rest > 0 && i === shown - 1 && (
                <span className={css.more}>
                  и еще {rest} {pluralWord(rest, 'фотография', 'фотографии', 'фотографий')}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {PhotoViewer && (
        <PhotoViewer
          open={open}
          onClose={() => setOpen(false)}
          title={title}
          photos={photos}
          index={index}
          onIndex={setIndex}
        />
      )}
    </>
  )
}
