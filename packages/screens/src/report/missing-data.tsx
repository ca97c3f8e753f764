import { orderKeys, reportKeys } from '@proverka/api/queries'
import type { AddableData, AddedData, PersonSubject, ReportTask } from '@proverka/domain/reports'
import { MissingDataForm } from '@proverka/ui/forms'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getApi } from '../data/api.ts'
import { notify } from '../notices/notify.ts'
import { ErrorText } from '../error/error-text.tsx'
import * as css from './missing-data.css.ts'
import { missingIn } from './missing-in.ts'

interface MissingDataProps {
  readonly itemId: string
  readonly subject: PersonSubject
  readonly tasks: readonly ReportTask[]
}

const words: Readonly<Record<AddableData, string>> = {
  middleName: 'отчество',
  region: 'регион',
  inn: 'ИНН',
  passport: 'паспорт',
  license: 'удостоверение',
}

/** Opens the fields whose absence kept sources from answering; what is added is checked free of charge (TRUE-09). */
export function MissingData({ itemId, subject, tasks }: MissingDataProps) {
  const [isOpen, setOpen] = useState(false)
  const add = useAddData(itemId, () => setOpen(false))
  const wanted = missingIn(subject, tasks)
  if (wanted.length === 0) return null
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Добавить {wanted.map((name) => words[name]).join(' или ')} и проверить бесплатно
      </Button>
    )
  }
  return (
    <div className={css.form}>
      <MissingDataForm
        missing={wanted}
        loading={add.isPending}
        error={add.error && <ErrorText error={add.error} />}
        onSubmit={(added) => add.mutate(added)}
        after={
          <p className={css.note}>
            Изменить добавленное потом нельзя, проверьте цифры. Паспорт в отчете скрыт, видны последние цифры.
          </p>
        }
      />
    </div>
  )
}

function useAddData(itemId: string, onAdded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (missingData: AddedData) =>
      getApi().reports.updateOrderItem({ body: { order_item_id: itemId, metadata: { missingData } } }),
    onSuccess: async () => {
      onAdded()
      notify('success', 'Данные добавлены, проверяем')
      // The report stands on its own page and on that of its order.
      await Promise.all([
        client.invalidateQueries({ queryKey: reportKeys.byItem(itemId) }),
        client.invalidateQueries({ queryKey: orderKeys.all }),
      ])
    },
    onError: (error) => {
      console.error('Данные не добавлены', error)
    },
  })
}
