import { dealQueries } from '@proverka/api/queries'
import { buildPath } from '@proverka/domain/navigation'
import { ConfirmDialog } from '@proverka/ui/dialogs'
import { Panel } from '@proverka/ui/frame'
import { Button, LinkButton } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getApi } from '../../../runtime/data/api.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { ignoreNotFound } from '../../../runtime/error/ignore-not-found.ts'
import type { Deal } from './data.ts'
import { DealForm } from './deal-form.tsx'
import * as css from './deals.css.ts'

/** What its owner does with the folder as a whole: puts it right, or deletes it. */
export function DealActions({ deal }: { deal: Deal }) {
  const [isEdited, setEdited] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () =>
      ignoreNotFound(getApi().deals.removeDeal({ params: { id: deal.deal_id } }), 'deal/not-found'),
    onSuccess: async () => {
      await navigate(buildPath('user-deals'))
      // The list alone: this page may show for a moment more, and the folder is not to be asked for again.
      await client.invalidateQueries({ queryKey: dealQueries.list(getApi()).queryKey, exact: true })
    },
    onError: (error) => {
      console.error('Сделка не удалена', error)
    },
  })
  if (isEdited) {
    return (
      <Panel title="Изменить сделку" padded>
        <DealForm deal={deal} onSaved={() => setEdited(false)} />
        <p>
          <LinkButton onClick={() => setEdited(false)}>Не менять</LinkButton>
        </p>
      </Panel>
    )
  }
  return (
    <div className={css.actions}>
      <Button size="s" variant="secondary" onClick={() => setEdited(true)}>
        Изменить сделку
      </Button>
      <LinkButton onClick={() => setAsked(true)}>Удалить сделку</LinkButton>
      <ConfirmDialog
        open={isAsked}
        title="Удалить сделку?"
        confirmText="Удалить"
        danger
        busy={remove.isPending}
        {...(remove.error && { error: <ErrorText error={remove.error} /> })}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          remove.reset()
          setAsked(false)
        }}
      >
        <p>Список, ссылки и загруженные документы пропадут. Заказы и отчеты останутся в «Моих заказах».</p>
      </ConfirmDialog>
    </div>
  )
}
