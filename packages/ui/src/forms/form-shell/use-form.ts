import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefCallback } from 'react'
import { draftedValues, keepDraft } from './draft.ts'
import type { DraftPlace } from './draft.ts'
import { controlOf, emptyFocusIn, inPageOrder, restoreTypedValues } from './form-controls.ts'
import type { ControlHolder } from './form-controls.ts'
import type { Refusals } from './form-props.ts'
import type { FormValues } from './form-values.ts'
import { useServerErrors } from './use-server-errors.ts'

/** What a form knows about one of its fields. */
export interface FieldSpec<V extends FormValues, K extends keyof V = keyof V> {
  label: string
  /** The message of the first rule that fails, or undefined. */
  rule?: (value: V[K], values: V) => string | undefined
  /** How the text is written once the field is left: what was changed is seen in it. */
  spelling?: (text: string) => string
  /** Never stored in a draft: passwords and documents. */
  secret?: boolean
  /** The initial value is only a proposal of the page: a draft that says otherwise is about the same person. */
  proposed?: boolean
}

/** The outcome of a submit: the values if they are valid, else the messages are shown at the fields. */
export type FormOutcome<V> = { readonly ok: true; readonly values: V } | { readonly ok: false }

/** A form without its own button, submitted together with the one below it. */
export interface FormPart<V> {
  readonly submit: () => FormOutcome<V>
}

export interface FormSpec<V extends FormValues> {
  initial: V
  fields: { [K in keyof V]: FieldSpec<V, K> }
  /** A promise that fails means that the request did not get through: the form offers to repeat it. */
  onSubmit: (values: V) => void | Promise<void>
  /** The parts above on the page that are sent with this form: all show what is wrong, the first gets the focus. */
  above?: (() => { readonly ok: boolean }) | undefined
  /** The caller is busy; the form is also blocked while the promise of its own submit is pending. */
  loading?: boolean | undefined
  /** What the server did not accept, by field. */
  refusals?: Refusals | undefined
  /** Where what is typed outlives a reload and a failed order. */
  draft?: DraftPlace | undefined
  /** A value was changed by hand: an answer to the former ones is out of date. */
  onEdit?: (() => void) | undefined
  /** The field that has the focus when the form appears: for one that a press of the person has brought. */
  focusOn?: Extract<keyof V, string> | undefined
}

type Key<V> = Extract<keyof V, string>

export interface Form<V extends FormValues> {
  ref: RefCallback<ControlHolder>
  values: V
  loading: boolean
  /** The last submit did not get through. */
  failed: boolean
  /** Set after a refused submit: what is wrong, in the order of the page. */
  summary: readonly { name: string; label: string; message: string }[]
  set: <K extends Key<V>>(name: K, value: V[K]) => void
  /** Properties of a text field. */
  field: (name: Key<V>) => {
    name: string
    label: string
    value: string
    onChange: (value: string) => void
    onBlur: () => void
    error: string | undefined
    /** Tells the boot script to store nothing of it. */
    'data-secret'?: string
  }
  /** Properties of a checkbox. */
  check: (name: Key<V>) => {
    name: string
    checked: boolean
    onChange: (checked: boolean) => void
    error: string | undefined
  }
  submit: () => FormOutcome<V>
  focus: (name: string) => void
  /** What was sent has been taken: its fields are as at first; what was typed since stays. */
  reset: (sent: V) => void
}

/**
 * State of a form. Errors appear on leaving a field that has a value and on submit, and go away while the field is
 * being corrected; submit is refused while anything is wrong or in progress (VALID-02). What was typed before the
 * script came is taken over; what was typed is never thrown away.
 */
export function useForm<V extends FormValues>(spec: FormSpec<V>): Form<V> {
  const { initial, fields, onSubmit, above, loading = false, draft } = spec
  const holder = useRef<ControlHolder>(null)
  const ref = useCallback((element: ControlHolder | null) => {
    holder.current = element
  }, [])
  const [start] = useState(initial)
  const [values, setValues] = useState(start)
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState(false)
  const [running, setRunning] = useState(false)
  const [failed, setFailed] = useState(false)
  const busy = loading || running
  const names = Object.keys(fields) as Key<V>[]
  const [order, setOrder] = useState<readonly Key<V>[]>(names)
  const focus = (name: string) => controlOf(holder.current, name)?.focus()
  const focusFirst = (wrong: readonly string[], takesFocus = true) => {
    const places = inPageOrder(holder.current, names)
    setOrder(places)
    if (takesFocus) focus(places.find((name) => wrong.includes(name)) ?? '')
  }
  const answer = useServerErrors(spec.refusals, busy, focusFirst)

  const messageOf = (name: Key<V>, from: V): string | undefined => fields[name].rule?.(from[name], from)
  const show = (name: string, on: boolean) =>
    setShown((before) => {
      if (before.has(name) === on) return before
      const after = new Set(before)
      if (on) after.add(name)
      else after.delete(name)
      return after
    })

  const filledUnderFocus = useRef<HTMLInputElement | HTMLTextAreaElement>(undefined)
  useLayoutEffect(() => {
    // Who is about to type into the empty field writes over the draft, not behind it.
    filledUnderFocus.current?.select()
    filledUnderFocus.current = undefined
  }, [values])

  useEffect(() => {
    const inPage = restoreTypedValues(holder.current, initial)
    const take = (before: V): V => {
      // A value that a field has already set wins over the control's text: it may have split a pasted name.
      const heard = Object.fromEntries(
        Object.entries(before).filter(([name, value]) => value !== start[name]),
      )
      const typed = { ...inPage, ...heard } as Partial<V>
      return { ...before, ...(draft && draftedValues(draft, initial, fields, typed)), ...typed }
    }
    if (inPage || Object.keys(draft?.read() ?? {}).length > 0) {
      filledUnderFocus.current = emptyFocusIn(holder.current)
      setValues(take)
    }
    if (spec.focusOn) focus(spec.focusOn)
    // Only the values that the page and the draft had when the script started.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    // Untouched values would overwrite the draft.
    if (draft && values !== start) keepDraft(draft, values, start, fields)
    // A place of drafts and the rules may be made again with each drawing; what is typed is what changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [values])

  const set: Form<V>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }))
    if (value !== values[name]) spec.onEdit?.()
    show(name, false)
    answer.correct(name)
  }

  const submit = (): FormOutcome<V> => {
    if (busy) return { ok: false }
    const isAboveOk = above?.().ok ?? true
    const wrong = names.filter((name) => messageOf(name, values) !== undefined)
    setShown(new Set(wrong))
    setRefused(wrong.length > 0)
    setFailed(false)
    answer.forgetCorrections()
    if (wrong.length > 0) focusFirst(wrong, isAboveOk)
    if (wrong.length > 0 || !isAboveOk) return { ok: false }
    const work = onSubmit(values)
    if (!work) return { ok: true, values }
    setRunning(true)
    // The caller has logged the reason; here it only matters that the user can retry.
    void work.catch(() => setFailed(true)).finally(() => setRunning(false))
    return { ok: true, values }
  }

  const errorOf = (name: Key<V>) => (shown.has(name) ? messageOf(name, values) : undefined) ?? answer.of(name)
  const wrong = order.flatMap((name) => {
    const message = errorOf(name)
    return message === undefined ? [] : [{ name, label: fields[name].label, message }]
  })
  return {
    ref,
    values,
    loading: busy,
    failed,
    summary: refused || wrong.some(({ name }) => answer.of(name) !== undefined) ? wrong : [],
    set,
    field: (name) => ({
      name,
      label: fields[name].label,
      value: String(values[name]),
      onChange: (value) => set(name, value as V[typeof name]),
      onBlur: () => {
        const { spelling } = fields[name]
        const value = spelling ? (spelling(String(values[name])) as V[typeof name]) : values[name]
        if (value !== values[name]) setValues((before) => ({ ...before, [name]: value }))
        if (value !== '' && messageOf(name, { ...values, [name]: value }) !== undefined) show(name, true)
      },
      error: errorOf(name),
      ...(fields[name].secret && { 'data-secret': '' }),
    }),
    check: (name) => ({
      name,
      checked: values[name] === true,
      onChange: (checked) => set(name, checked as V[typeof name]),
      error: errorOf(name),
    }),
    submit,
    focus,
    reset: (sent) => {
      setValues((now) => {
        const left = { ...now }
        for (const name of names) if (now[name] === sent[name]) left[name] = initial[name]
        return left
      })
      setShown(new Set())
      setRefused(false)
    },
  }
}
