import { DRAWINGS, drawingLabel, isDrawing, LEAD_SHOWN, TITLE_SHOWN } from '@proverka/domain/sites'
import { KeyHint } from '@proverka/ui/console'
import { Select, Textarea, TextField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useRef, useState } from 'react'
import type { Written } from './articles-query.ts'
import * as css from './articles-screen.css.ts'

interface ArticleFieldsProps {
  written: Written
  /** Sections and authors that there have been. */
  categories: readonly string[]
  authors: readonly string[]
  onChange: (change: Partial<Written>) => void
}

/** What is put into the text by a button, and where the cursor goes. */
const MARKS = [
  { label: 'Заголовок', mark: '#', text: '# ' },
  { label: 'Список', mark: '-', text: '- ' },
  { label: 'Закон на полях', mark: '§', text: '§ Ст. \n' },
  { label: 'Проверка в тексте', mark: '!', text: '! search EgrnObject\nЗаголовок\nТекст' },
  { label: 'Что сверить', mark: '[ ]', text: '[ ] Что сделать | зачем' },
] as const

/** What is written of an article; its text has marks that the buttons put in. */
export function ArticleFields({ written, categories, authors, onChange }: ArticleFieldsProps) {
  const [tags, setTags] = useState(() => written.tags.join(', '))
  const known = written.tags.join(', ')
  // A version that was brought back, or that of a colleague, has tags of its own.
  const shown = readTags(tags).join(', ') === known ? tags : known
  const area = useRef<HTMLDivElement>(null)
  const insert = (text: string) => {
    const field = area.current?.querySelector('textarea')
    if (!field) return
    const { selectionStart: at, value } = field
    const before = value.slice(0, at).trimEnd()
    const source = `${before}${before === '' ? '' : '\n\n'}${text}\n\n${value.slice(at).trimStart()}`
    onChange({ source })
    const cursor = before.length + (before === '' ? 0 : 2) + text.length
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(cursor, cursor)
    })
  }
  return (
    <>
      <TextField
        name="title"
        label="Заголовок"
        hint={`${written.title.length} из ${TITLE_SHOWN}`}
        value={written.title}
        onChange={(title) => onChange({ title })}
        maxLength={160}
      />
      <Textarea
        name="lead"
        label="Описание"
        hint={`${written.lead.length} из ${LEAD_SHOWN}`}
        value={written.lead}
        onChange={(lead) => onChange({ lead: lead.replaceAll(/\s*\n\s*/g, ' ') })}
        rows={2}
      />
      <div className={css.pair}>
        <TextField
          name="address"
          label="Адрес после /blog/"
          value={written.address}
          onChange={(address) => onChange({ address })}
          maxLength={80}
        />
        <Select
          name="drawing"
          label="Рисунок"
          placeholder="Без рисунка"
          value={written.drawing ?? ''}
          onChange={(value) => onChange({ drawing: isDrawing(value) ? value : null })}
          options={DRAWINGS.map((value) => ({ value, label: drawingLabel(value) }))}
        />
        <TextField
          name="category"
          label="Раздел"
          hint={knownWords(categories)}
          value={written.category}
          onChange={(category) => onChange({ category })}
          maxLength={60}
        />
        <TextField
          name="author"
          label="Автор"
          hint={knownWords(authors)}
          value={written.author}
          onChange={(author) => onChange({ author })}
          maxLength={80}
        />
      </div>
      <TextField
        name="tags"
        label="Метки"
        hint="Через запятую"
        value={shown}
        onChange={(text) => {
          setTags(text)
          onChange({ tags: readTags(text) })
        }}
        maxLength={400}
      />
      <div className={css.buttons} role="group" aria-label="Вставить">
        {MARKS.map(({ label, mark, text }) => (
          <Button key={label} size="xs" variant="secondary" onClick={() => insert(text)}>
            {label} <KeyHint keys={[mark]} />
          </Button>
        ))}
      </div>
      <div ref={area}>
        <Textarea
          name="source"
          label="Текст"
          hint="Пустая строка отделяет части. Ссылка: [слова](search). Разметка HTML останется текстом."
          value={written.source}
          onChange={(source) => onChange({ source })}
          rows={24}
        />
      </div>
    </>
  )
}

const knownWords = (words: readonly string[]): string =>
  words.length === 0 ? '' : `Уже есть: ${words.join(', ')}`

const readTags = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]
