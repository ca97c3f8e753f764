import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { isReadyOfflineAtom, openedAtom } from './opened-store.ts'
import * as css from './zero-bytes.css.ts'

/**
 * How much the page has sent since a file was opened: the browser's own count of its requests. If there were any, no
 * number is shown: the page cannot know what its other parts have sent.
 */
export function ZeroBytes() {
  const isOpen = useAtomValue(openedAtom).files.length > 0
  const isReady = useAtomValue(isReadyOfflineAtom)
  const requests = useRequestsSince(isOpen)
  return (
    <div className={css.box} role="status">
      {requests === 0 && (
        <b className={css.number}>
          0<span className={css.unit}>байт</span>
        </b>
      )}
      <div className={css.text}>
        <p className={css.words}>{textOf(isOpen, isReady, requests)}</p>
        {!isOpen && !isReady && (
          <p aria-hidden className={css.room}>
            {READY}
          </p>
        )}
      </div>
    </div>
  )
}

function textOf(isOpen: boolean, isReady: boolean, requests: number): string {
  if (requests > 0)
    return 'Файл не отправлялся. Другие части страницы за это время обращались к сайту, поэтому счетчика здесь нет.'
  if (isOpen) return 'отправлено с тех пор, как вы открыли файл. Счетчик настоящий: его ведет браузер.'
  return isReady ? READY : 'отправлено. Файл останется на вашем устройстве: его читает браузер.'
}

const READY =
  'отправлено. Файл останется на вашем устройстве. Страница загружена целиком: отключите сеть и проверьте, все будет работать.'

function useRequestsSince(isOpen: boolean): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isOpen || typeof PerformanceObserver === 'undefined') return undefined
    setCount(0)
    const openedAt = performance.now()
    const observer = new PerformanceObserver((list) => {
      const sent = list.getEntries().filter(({ startTime }) => startTime >= openedAt)
      if (sent.length > 0) setCount((before) => before + sent.length)
    })
    observer.observe({ type: 'resource' })
    return () => observer.disconnect()
  }, [isOpen])
  return count
}
