import { OWNERS_LIMIT } from '@proverka/domain/orders'
import type { OwnerData } from '@proverka/domain/orders'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Ref, RefObject } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { PlusIcon } from '../../primitives/icon/icons.ts'
import { LinkButton } from '../../primitives/link/link.tsx'
import { draftPart } from '../form-shell/draft-part.ts'
import type { DraftedProps } from '../form-shell/form-props.ts'
import { FormTroubles } from '../form-shell/form-shell.tsx'
import type { Form, FormOutcome } from '../form-shell/use-form.ts'
import type { KnownPerson } from '../person-fields/person-values.ts'
import { ownerCheckOf, usePersonForm } from '../person-fields/use-person-form.ts'
import type { AskedDatum, OwnerCheckValues, PersonFormValues } from '../person-fields/use-person-form.ts'
import { OwnerPerson } from './owner-fields.tsx'
import * as css from './further-owners.css.ts'

/** The owners after the first one, sent together with his form. */
export interface FurtherOwnersPart {
  /** Shows what is wrong; the focus goes there only where the form above is right. */
  readonly submit: (isAboveOk: boolean) => FormOutcome<OwnerData[]>
}

export interface FurtherOwnersProps extends DraftedProps {
  ref: Ref<FurtherOwnersPart>
  /** Owners named before, the first one left out. */
  initial?: readonly KnownPerson[] | undefined
  /** Data that the check makes no sense without. */
  asks: readonly AskedDatum[]
  /** No owner is known yet: what was typed waits, and nothing is sent. */
  isWaiting: boolean
}

interface Shown {
  /** Stays the same when one above is removed; the draft has it, too. */
  readonly id: string
  readonly initial?: KnownPerson | undefined
  readonly isNew: boolean
}

/** The field of the draft that stores the ids of the owners; that of the first one says that the list was changed. */
const LIST = 'owners'
const FIRST = '1'

/** Owners after the first: added one by one, each with errors and a draft of his own. */
export function FurtherOwners({ ref, initial = [], draft, asks, isWaiting }: FurtherOwnersProps) {
  // They come after the first drawing: the first form would take what it finds in their fields for its own.
  const [owners, setOwners] = useState<readonly Shown[]>([])
  const parts = useRef(new Map<string, FurtherOwnersPart>())
  const add = useRef<HTMLDivElement>(null)
  const list = draftPart(draft, LIST)

  useEffect(() => {
    const kept = Object.keys(list?.read() ?? {})
    const found =
      kept.length > 0
        ? kept.filter((id) => id !== FIRST).map((id) => ({ id, initial: knownOf(id), isNew: false }))
        : initial.map((person, at) => ({ id: String(at + 2), initial: person, isNew: false }))
    setOwners(found.slice(0, OWNERS_LIMIT - 1))
    // Only what the page knew and the draft had when the form appeared.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  /** Whom the page knows with all that a draft leaves out, such as his passport. */
  const knownOf = (id: string) => {
    const typed = Object.entries(draftPart(draft, id)?.read() ?? {})
    return typed.length === 0
      ? undefined
      : initial.find((person) => typed.every(([name, value]) => person[name as keyof KnownPerson] === value))
  }
  const show = (next: readonly Shown[]) => {
    setOwners(next)
    list?.write(Object.fromEntries([FIRST, ...next.map(({ id }) => id)].map((id) => [id, id])))
  }
  const remove = (id: string) => {
    parts.current.delete(id)
    draftPart(draft, id)?.write({})
    show(owners.filter((owner) => owner.id !== id))
    add.current?.querySelector('button')?.focus()
  }

  useImperativeHandle(ref, () => ({
    submit: (isAboveOk) => {
      if (isWaiting) return { ok: true, values: [] }
      let isOk = isAboveOk
      const given: OwnerData[] = []
      for (const { id } of owners) {
        const outcome = parts.current.get(id)?.submit(isOk) ?? { ok: false }
        isOk &&= outcome.ok
        if (outcome.ok) given.push(...outcome.values)
      }
      return isOk ? { ok: true, values: given } : { ok: false }
    },
  }))

  return (
    <div className={css.owners} hidden={isWaiting}>
      {owners.map(({ id, initial: known, isNew }, at) => (
        <FurtherOwner
          key={id}
          ref={(part) => {
            if (part) parts.current.set(id, part)
          }}
          number={at + 2}
          initial={known}
          focused={isNew}
          asks={asks}
          draft={draftPart(draft, id)}
          onRemove={() => remove(id)}
        />
      ))}
      {owners.length + 1 < OWNERS_LIMIT && (
        <div ref={add} className={css.add}>
          <Button
            variant="secondary"
            size="s"
            onClick={() => show([...owners, { id: freeId(owners), isNew: true }])}
          >
            <Icon icon={PlusIcon} size={18} />
            Добавить собственника
          </Button>
          <p className={css.note}>До {OWNERS_LIMIT} человек в одном отчете, цена на всех одна.</p>
        </div>
      )}
    </div>
  )
}

/** A form whose button sends the further owners, too: all show what is wrong, and nothing goes while one of them is. */
export function sentWith(
  form: Form<PersonFormValues>,
  further: RefObject<FurtherOwnersPart | null>,
): Form<PersonFormValues> {
  const submit = () => {
    const outcome = form.submit()
    if (!outcome.ok && !form.loading) further.current?.submit(false)
    return outcome
  }
  return { ...form, submit }
}

/** The data of an order with the owners after the first. */
export const withFurther = (values: OwnerCheckValues, further: readonly OwnerData[]): OwnerCheckValues => ({
  ...values,
  ownersData: [...values.ownersData, ...further],
})

const freeId = (owners: readonly Shown[]): string =>
  String(Math.max(1, ...owners.map(({ id }) => Number(id))) + 1)

interface FurtherOwnerProps extends DraftedProps {
  ref: Ref<FurtherOwnersPart>
  /** Place among all owners; the first one is 1. */
  number: number
  initial?: KnownPerson | undefined
  focused: boolean
  asks: readonly AskedDatum[]
  onRemove: () => void
}

function FurtherOwner({ ref, number, initial, focused, asks, draft, onRemove }: FurtherOwnerProps) {
  const isAboveOk = useRef(true)
  const form = usePersonForm({
    of: 'owner',
    asks,
    asksReason: false,
    initial,
    draft,
    above: () => ({ ok: isAboveOk.current }),
    ...(focused && { focusOn: 'lastName' as const }),
  })
  useImperativeHandle(ref, () => ({
    submit: (ok) => {
      isAboveOk.current = ok
      const outcome = form.submit()
      return outcome.ok ? { ok: true, values: ownerCheckOf(outcome.values).ownersData } : outcome
    },
  }))
  return (
    <fieldset ref={form.ref} className={css.owner}>
      <legend className={css.legend}>Собственник {number}</legend>
      <FormTroubles form={form} error={undefined} />
      <OwnerPerson form={form} asks={asks} />
      <div>
        <LinkButton aria-label={`Убрать собственника ${number}`} onClick={onRemove}>
          Убрать собственника
        </LinkButton>
      </div>
    </fieldset>
  )
}
