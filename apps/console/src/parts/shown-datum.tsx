import {
  SHOW_REASONS,
  showReasonLabel,
  type ShownField,
  type ShownKind,
  type ShowReason,
} from '@proverka/domain'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { MaskedText } from '@proverka/ui/console'
import { Modal } from '@proverka/ui/dialogs'
import { Select, TextField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../data/api.ts'
import { useMay } from '../session/own-staff.ts'
import * as css from './shown-datum.css.ts'

interface ShownDatumProps {
  kind: ShownKind
  id: string
  field: ShownField
  /** What the field is called: «почта». */
  label: string
  /** As the server masks it. */
  masked: string
}

/** A personal datum behind its mask: it opens with a reason, for some minutes, and the log says who looked. */
export function ShownDatum({ kind, id, field, label, masked }: ShownDatumProps) {
  const may = useMay()
  const [isAsking, setIsAsking] = useState(false)
  const [shown, setShown] = useState<{ readonly value: string | null; readonly until: number }>()
  useEffect(() => {
    if (!shown) return undefined
    const closing = setTimeout(() => setShown(undefined), Math.max(0, shown.until - Date.now()))
    return () => clearTimeout(closing)
  }, [shown])
  if (shown) return <strong>{shown.value ?? 'не указано'}</strong>
  return (
    <span className={css.datum}>
      <MaskedText text={masked} />
      {may('personal.read') && (
        <button
          type="button"
          className={css.show}
          aria-label={`Показать: ${label}`}
          onClick={() => setIsAsking(true)}
        >
          Показать
        </button>
      )}
      {isAsking && (
        <ReasonDialog
          {...{ kind, id, field, label }}
          onClose={() => setIsAsking(false)}
          onShown={(value, until) => {
            setShown({ value, until })
            setIsAsking(false)
          }}
        />
      )}
    </span>
  )
}

interface ReasonDialogProps extends Omit<ShownDatumProps, 'masked'> {
  onClose: () => void
  onShown: (value: string | null, until: number) => void
}

function ReasonDialog({ kind, id, field, label, onClose, onShown }: ReasonDialogProps) {
  const [reason, setReason] = useState<ShowReason>(SHOW_REASONS[0]!)
  const [words, setWords] = useState('')
  const show = useMutation({
    mutationFn: () =>
      api.admin.showPersonalData({
        body: { kind, id, field, reason, ...(words.trim() && { text: words.trim() }) },
      }),
    onSuccess: ({ value, shown_until }) => onShown(value, Date.parse(shown_until)),
  })
  return (
    <Modal
      open
      onClose={onClose}
      title={`Показать: ${label}`}
      note="Кто смотрел и зачем, останется в журнале."
      width={420}
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          show.mutate()
        }}
      >
        <Select
          name="reason"
          label="Зачем"
          value={reason}
          onChange={(value) => setReason(value as ShowReason)}
          options={SHOW_REASONS.map((value) => ({ value, label: showReasonLabel(value) }))}
        />
        <TextField
          name="text"
          label="Словами"
          optional={reason !== 'other'}
          hint="Без имен и номеров: запись не удаляется"
          value={words}
          onChange={setWords}
          maxLength={200}
        />
        {show.error && <p role="alert">{messageOfError(show.error)}</p>}
        <Button type="submit" size="xs" loading={show.isPending}>
          Показать на несколько минут
        </Button>
      </form>
    </Modal>
  )
}
