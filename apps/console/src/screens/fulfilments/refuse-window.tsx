import { RadioGroup, Textarea } from '@proverka/ui/fields'
import { useState } from 'react'
import { MoveWindow, rowsOf } from './move-window.tsx'
import type { WindowProps } from './window-props.ts'

type Kind = 'absence' | 'refusal'

/** The register answered without data: its words, and what becomes of the money. */
export function RefuseWindow(props: WindowProps) {
  const [kind, setKind] = useState<Kind>('refusal')
  const [words, setWords] = useState('')
  return (
    <MoveWindow
      {...props}
      title={`Реестр ответил без данных: ${props.rows.length}`}
      note="Слова реестра попадут в отчет покупателя как есть."
      act={`Закрыть ${props.rows.length}`}
      variant="danger"
      body={() =>
        words.trim() === ''
          ? 'Впишите слова реестра'
          : { action: 'refuse', kind, words: words.trim(), rows: rowsOf(props.rows) }
      }
    >
      <RadioGroup
        name="kind"
        label="Что ответил"
        value={kind}
        onChange={(value) => setKind(value as Kind)}
        options={[
          {
            value: 'refusal',
            label: 'Отказал в сведениях',
            hint: 'Деньги вернутся, если в части не ответили и на остальное главное',
          },
          {
            value: 'absence',
            label: 'Сведений нет',
            hint: 'Услуга оказана, деньги не возвращаем. В отчете «не найдено»',
          },
        ]}
      />
      <Textarea name="words" label="Слова реестра" value={words} onChange={setWords} maxLength={2000} />
    </MoveWindow>
  )
}
