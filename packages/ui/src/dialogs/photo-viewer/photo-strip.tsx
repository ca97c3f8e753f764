import { useEffect, useRef } from 'react'
import type { Photo } from './photo.ts'
import * as css from './photo-viewer.css.ts'

export interface PhotoStripProps {
  photos: readonly Photo[]
  index: number
  onIndex: (index: number) => void
}

/** All pictures in small; the one shown is framed and stays in sight. */
export function PhotoStrip({ photos, index, onIndex }: PhotoStripProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // With the next picture: within the press it would make the browser lay the page out twice.
    const frame = requestAnimationFrame(() =>
      list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [index])
  return (
    <ul ref={list} className={css.strip} aria-label="Все фотографии">
      {photos.map(({ src, thumbnail, alt }, i) => (
        <li key={src}>
          <button
            type="button"
            className={css.thumb}
            aria-label={`Фотография ${i + 1}: ${alt}`}
            aria-current={i === index ? 'true' : undefined}
            onClick={() => onIndex(i)}
          >
            <img className={css.thumbImage} src={thumbnail ?? src} alt="" loading="lazy" draggable={false} />
          </button>
        </li>
      ))}
    </ul>
  )
}
