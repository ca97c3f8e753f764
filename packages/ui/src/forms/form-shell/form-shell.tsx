import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import type { FormProps } from './form-props.ts'
import type { FormValues } from './form-values.ts'
import { NeedsScript, NO_BROWSER_SUBMIT } from './needs-script.tsx'
import type { Form } from './use-form.ts'
import * as css from './form-shell.css.ts'

export interface FormShellProps<V extends FormValues> extends Pick<
  FormProps<V>,
  'error' | 'blocked' | 'after'
> {
  form: Form<V>
  /** Name of the form for screen readers. */
  label: string
  submitText: ReactNode
  submitSize?: 'm' | 'l'
  /** `line`: one field with a small button beside it. */
  layout?: 'column' | 'line'
  children: ReactNode
}

/** Frame of every form: summary of errors, refusal of the server, fields, one button. */
export function FormShell<V extends FormValues>(props: FormShellProps<V>) {
  const { form, label, submitText, error, blocked, submitSize = 'l', layout = 'column' } = props
  const line = layout === 'line'
  const fields = (
    <>
      {props.children}
      <NeedsScript />
      <Button
        type="submit"
        variant={line ? 'secondary' : 'primary'}
        size={line ? 'm' : submitSize}
        fullWidth={!line}
        className={line ? css.besideField : undefined}
        loading={form.loading}
      >
        {submitText}
      </Button>
    </>
  )
  return (
    <form
      ref={form.ref}
      className={css.form}
      aria-label={label}
      method={NO_BROWSER_SUBMIT}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!blocked) form.submit()
      }}
    >
      {blocked && <Notice small>{blocked}</Notice>}
      <FormTroubles form={form} error={error} />
      {blocked ? (
        <fieldset className={css.layout[layout]} disabled>
          <legend className={visuallyHidden}>{label}</legend>
          {fields}
        </fieldset>
      ) : (
        <div className={css.layout[layout]}>{fields}</div>
      )}
      {props.after}
    </form>
  )
}

/** What keeps the form from being sent: errors at two fields and more, a refusal, a request that did not get through. */
export function FormTroubles<V extends FormValues>({
  form,
  error,
}: Pick<FormShellProps<V>, 'form' | 'error'>) {
  return (
    <>
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
      {form.failed && !error && (
        <Notice tone="red" title="Не удалось отправить" small role="alert">
          <p>Сервер не ответил. Все, что вы ввели, осталось в форме.</p>
          <Button variant="secondary" size="s" className={css.again} onClick={form.submit}>
            Повторить
          </Button>
        </Notice>
      )}
    </>
  )
}

/** Two fields side by side, one under another on a phone. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
