import type { BrandKey } from '@proverka/domain/sites'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as css from './articles-screen.css.ts'

interface SiteFrameProps {
  title: string
  brand: BrandKey
  /** Of the window of a reader, px; it is scaled down to the room that there is. */
  width: number
  children: ReactNode
}

const HEIGHT = 520
const DOCUMENT =
  '<!doctype html><html lang="ru"><head></head><body><main aria-label="Страница сайта"></main></body></html>'

/** A window of a reader: a document of its own, so that the widths of the site hold in it. It loads no script. */
export function SiteFrame({ title, brand, width, children }: SiteFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [main, setMain] = useState<HTMLElement | null>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const box = room.current
    if (!box) return undefined
    const measure = () => setScale(Math.min(1, box.clientWidth / width))
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    measure()
    return () => observer.disconnect()
  }, [width])
  useLayoutEffect(() => {
    const site = frame.current?.contentDocument
    if (main && site) site.documentElement.dataset['brand'] = brand
  }, [main, brand])
  return (
    <div ref={room} className={css.frame}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it has our own elements only, and axe cannot look into a sandbox */}
      <iframe
        ref={frame}
        title={title}
        className={css.site}
        srcDoc={DOCUMENT}
        style={{ width, height: HEIGHT / scale, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => setMain(prepare(currentTarget.contentDocument))}
      />
      {main && createPortal(children, main)}
    </div>
  )
}

/** The looks of this document in that one; where the article goes. */
function prepare(site: Document | null): HTMLElement | null {
  if (!site) return null
  const { theme } = document.documentElement.dataset
  if (theme !== undefined) site.documentElement.dataset['theme'] = theme
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    site.head.append(site.importNode(sheet, true))
  return site.querySelector('main')
}
