import type { ArticleBlock } from '@proverka/domain/sites'
import { useHydrated } from '@proverka/page-engine/react'
import { Checkbox } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useState } from 'react'
import { readStored, writeStored } from '../../../runtime/storage/storage.ts'
import { storedChecklists } from '../../../runtime/storage/stored-values.ts'
import * as css from './article.css.ts'

interface ChecklistProps {
  readonly articleId: string
  readonly items: Extract<ArticleBlock, { kind: 'checklist' }>['items']
}

/** What the reader ticks off; the ticks stay in this browser. */
export function Checklist({ articleId, items }: ChecklistProps) {
  const isHydrated = useHydrated()
  const [ticked, setTicked] = useState<readonly string[]>()
  const shown = ticked ?? (isHydrated ? (readStored(storedChecklists)[articleId] ?? []) : [])
  const done = items.filter(({ text }) => shown.includes(text)).length
  const tick = (text: string, isOn: boolean) => {
    const next = isOn ? [...shown, text] : shown.filter((other) => other !== text)
    setTicked(next)
    writeStored(storedChecklists, { ...readStored(storedChecklists), [articleId]: next })
  }
  return (
    <section className={css.checklist} aria-label="Список вопросов">
      <ul>
        {items.map(({ text, note }) => (
          <li key={text} className={css.checkItem}>
            <Checkbox
              name="checklist"
              value={text}
              label={text}
              hint={note}
              checked={shown.includes(text)}
              onChange={(isOn) => tick(text, isOn)}
            />
          </li>
        ))}
      </ul>
      <div className={css.checkFoot}>
        <span>
          Отмечено {done} из {items.length}
        </span>
        <Button variant="secondary" size="s" onClick={() => print()}>
          Распечатать
        </Button>
      </div>
    </section>
  )
}
