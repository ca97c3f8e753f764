import { formatFileSize } from '@proverka/domain'
import { thinProgress } from '@proverka/ui/fields'
import { Button, DocumentIcon, Icon, Notice } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import { cancelReading, openedAtom } from './opened-store.ts'
import { isUnderWay } from './opened-files.ts'
import type { OpenedFile } from './opened-files.ts'
import * as css from './page.css.ts'
import { REFUSALS } from './reading/refusals-content.ts'

/** The files that are being read, and those that were refused, each with its reason. */
export function FileList() {
  const headId = useId()
  const { files } = useAtomValue(openedAtom)
  const underWay = files.filter(isUnderWay)
  const cancelled = files.filter(({ state }) => state === 'cancelled')
  const refused = files.flatMap(({ key, name, refusals }) =>
    refusals.map((refusal, index) => ({
      key: `${key}-${index}`,
      name: refusal.name ?? name,
      ...REFUSALS[refusal.code],
    })),
  )
  const list = useRef<HTMLDivElement>(null)
  const news = [...refused, ...underWay.slice(0, 1)].map(({ key }) => key).join()
  // On a phone the list is below the screen on which a file is chosen.
  useEffect(() => {
    if (news !== '') list.current?.scrollIntoView({ block: 'nearest' })
  }, [news])
  return (
    <div ref={list} className={css.files}>
      {underWay.length > 0 && (
        <div className={css.underWay}>
          {/* Above the list, for the list grows shorter under a finger. */}
          <div className={css.underWayHead}>
            <p id={headId}>{underWay.length === 1 ? 'Читаем файл' : `Читаем файлы: ${underWay.length}`}</p>
            <Button variant="secondary" size="s" onClick={cancelReading}>
              Остановить
            </Button>
          </div>
          <ul className={css.fileRows} aria-labelledby={headId}>
            {underWay.map((file) => (
              <FileProgress key={file.key} file={file} />
            ))}
          </ul>
        </div>
      )}
      <div role="alert">
        {refused.map(({ key, name, title, text }) => (
          <Notice key={key} tone="red" title={title}>
            <p>
              <b className={css.fileName}>{name}</b>
            </p>
            <p>{text}</p>
          </Notice>
        ))}
      </div>
      <p role="status" className={css.small}>
        {cancelled.length > 0 && `Чтение остановлено: ${cancelled.map(({ name }) => name).join(', ')}`}
      </p>
    </div>
  )
}

function FileProgress({ file: { name, size, share, state } }: { file: OpenedFile }) {
  const percent = Math.round(share * 100)
  return (
    <li className={css.fileRow}>
      <Icon icon={DocumentIcon} size={22} />
      <div className={css.fileWords}>
        <span className={css.fileName}>{name}</span>
        <span className={css.small}>
          {size > 0 && `${formatFileSize(size)}, `}
          {state === 'waiting' ? 'ждет очереди' : `прочитано ${percent} %`}
        </span>
        <progress className={thinProgress} max={100} value={percent} aria-label={`Чтение: ${name}`} />
      </div>
    </li>
  )
}
