import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { ChangeTable, KeyHint, type Change } from '@proverka/ui/console'
import { Textarea } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useRef, useState } from 'react'
import type { Template } from './answer-templates.ts'
import { submitOnCtrlEnter } from '../../parts/screen-keys.ts'
import * as css from './requests-screen.css.ts'

interface AnswerFormProps {
  label: string
  templates: readonly Template[]
  maxLength: number
  /** What happens then. */
  changes: readonly Change[]
  act: string
  isDanger?: boolean
  /** False where the action needs no words. */
  hasText?: boolean
  pending: boolean
  error: unknown
  onAct: (text: string) => void
}

/** Words for the person who wrote, from a template or not, with what follows; Ctrl+Enter sends them. */
export function AnswerForm(props: AnswerFormProps) {
  const { label, templates, maxLength, changes, act, isDanger, hasText = true, pending, error, onAct } = props
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const message = fault ?? (error ? messageOfError(error) : undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter in its field sends the form
    <form
      ref={form}
      noValidate
      className={css.form}
      onKeyDown={(event) => submitOnCtrlEnter(event, () => form.current?.requestSubmit())}
      onSubmit={(event) => {
        event.preventDefault()
        if (pending) return
        const empty = hasText && text.trim() === ''
        setFault(empty ? `Впишите: ${label.toLowerCase()}` : undefined)
        if (!empty) onAct(text.trim())
      }}
    >
      {hasText && (
        <>
          <div className={css.buttons} role="group" aria-label="Шаблоны">
            {templates.map((template) => (
              <Button
                key={template.label}
                size="xs"
                variant="secondary"
                aria-pressed={text === template.text}
                onClick={() => setText(template.text)}
              >
                {template.label}
              </Button>
            ))}
          </div>
          <Textarea
            name="answer"
            label={label}
            value={text}
            onChange={setText}
            maxLength={maxLength}
            rows={5}
          />
        </>
      )}
      <ChangeTable caption="Что произойдет" changes={changes} />
      <p role="alert" className={css.error} hidden={!message}>
        {message}
      </p>
      <div className={css.buttons}>
        <Button type="submit" size="xs" variant={isDanger ? 'danger' : 'primary'} loading={pending}>
          {act} <KeyHint keys={['Ctrl', '↵']} />
        </Button>
      </div>
    </form>
  )
}
