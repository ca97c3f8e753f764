import { ApiError } from '@proverka/api'
import { orderKeys, reportKeys, riskKeys } from '@proverka/api/queries'
import type { Report, ReportTask } from '@proverka/domain/reports'
import type { AddableData, AddedData } from '@proverka/domain/checks'
import { MissingDataForm } from '@proverka/ui/forms'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getApi } from '../../../runtime/data/api.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { messageOfError } from '../../../runtime/error/status-of-error.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import * as css from './missing-data.css.ts'
import { missingIn } from './missing-in.ts'

interface MissingDataProps {
  readonly itemId: string
  readonly subject: Report['subject']
  readonly tasks: readonly Pick<ReportTask, 'task_type' | 'answer'>[]
  /** Of a further owner of a risk report. */
  readonly ownerId?: string
}

const words: Readonly<Record<AddableData, string>> = {
  middleName: 'отчество',
  region: 'регион',
  inn: 'ИНН',
  passport: 'паспорт',
  license: 'удостоверение',
  vin: 'VIN',
  plate: 'госномер',
  certificate: 'СТС',
}

const documents: ReadonlySet<AddableData> = new Set(['passport', 'license', 'certificate'])

/** Opens the fields without which sources could not answer; what is added is checked free of charge (TRUE-09). */
export function MissingData({ itemId, subject, tasks, ownerId }: MissingDataProps) {
  const [isOpen, setOpen] = useState(false)
  const add = useAddData({ itemId, ownerId, onAdded: () => setOpen(false) })
  const wanted = missingIn(subject, tasks)
  if (wanted.length === 0) return null
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Добавить {wanted.map(({ name }) => words[name]).join(' или ')} и проверить бесплатно
      </Button>
    )
  }
  return (
    <div className={css.form}>
      <MissingDataForm
        wanted={wanted}
        loading={add.isPending}
        {...refusalOf(add.error)}
        onSubmit={(added) => add.mutate(added)}
        after={
          <p className={css.note}>
            Изменить добавленное потом нельзя, проверьте цифры.
            {wanted.some(({ name }) => documents.has(name)) &&
              ' Номера документов в отчете скрыты, видны последние цифры.'}
          </p>
        }
      />
    </div>
  )
}

/** A refusal of one value is shown at its field, any other one above the button. */
function refusalOf(error: Error | null) {
  if (!error) return {}
  const field = error instanceof ApiError ? error.field?.split('.').at(-1) : undefined
  return field !== undefined && field in words
    ? { refusals: { [field]: messageOfError(error) } }
    : { error: <ErrorText error={error} /> }
}

interface Addition {
  readonly itemId: string
  readonly ownerId: string | undefined
  readonly onAdded: () => void
}

function useAddData({ itemId, ownerId, onAdded }: Addition) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (missingData: AddedData) =>
      getApi().reports.updateOrderItem({
        body: { order_item_id: itemId, metadata: { missingData, ...(ownerId && { owner_id: ownerId }) } },
      }),
    onSuccess: async () => {
      onAdded()
      notify('success', 'Данные добавлены, проверяем')
      // The report is on its own page, on that of its order and in the work with a risk report.
      await Promise.all(
        [reportKeys.byItem(itemId), orderKeys.all, riskKeys.byItem(itemId)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
    onError: (error) => {
      console.error('Данные не добавлены', error)
    },
  })
}
