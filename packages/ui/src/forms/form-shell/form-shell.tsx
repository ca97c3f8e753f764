import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import type { Form, FormValues } from './use-form.ts'
import * as css from './form-shell.css.ts'

export interface FormShellProps<V extends FormValues> {
  form: Form<V>
  /** Name of the form for screen readers. */
  label: string
  submitText: string
  /** Refusal of the server, in Russian; several lines are split at line feeds. */
  error?: ReactNode
  /** Address for the time before any script. */
  action?: string
  submitSize?: 'm' | 'l'
  /** Stands under the button. */
  after?: ReactNode
  children: ReactNode
}

/** Frame of every form: summary of errors, refusal of the server, fields, one button. */
export function FormShell<V extends FormValues>(props: FormShellProps<V>) {
  const { form, label, submitText, error, action, submitSize = 'l', after, children } = props
  return (
    <form
      ref={form.ref}
      className={css.form}
      aria-label={label}
      action={action}
      // Without an address the browser's own submit does nothing, so that no typed value is lost before the script.
      method={action ? 'post' : 'dialog'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {form.summary.length > 1 && (
        <Notice tone="red" title="Исправьте в форме" small role="alert">
          <ul className={css.list}>
            {form.summary.map(({ name, label: title, message }) => (
              <li key={name}>
                <LinkButton className={css.jump} onClick={() => form.focus(name)}>
                  {title}
                </LinkButton>
                : {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {error && (
        <Notice tone="red" small role="alert">
          {error}
        </Notice>
      )}
      {children}
      <Button type="submit" size={submitSize} wide loading={form.loading}>
        {submitText}
      </Button>
      {after}
    </form>
  )
}

/** Two fields side by side, one under another on a phone. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
