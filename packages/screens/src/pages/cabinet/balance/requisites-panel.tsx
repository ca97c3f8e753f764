import type { Payer } from '@proverka/domain/accounts'
import { formatDate, toKopecks } from '@proverka/domain'
import { ConfirmDialog, Modal } from '@proverka/ui/dialogs'
import { PayerForm } from '@proverka/ui/forms'
import { Panel } from '@proverka/ui/frame'
import { amountText, Button, DownloadIcon, Icon, LinkButton } from '@proverka/ui/primitives'
import { useState } from 'react'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { isNotLoaded, Loaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { notify } from '../../../runtime/notices/notify.ts'
import { changesPlace } from '../../../runtime/storage/draft-place.ts'
import * as css from './balance.css.ts'
import { useInvoiceFile, useInvoices, usePayers, useRemovePayer, useSavePayer } from './data.ts'

export interface RequisitesPanelProps {
  /** The payer whose form is open: one of the list, or a new one. */
  readonly edited: Payer | 'new' | undefined
  readonly onEdit: (payer: Payer | 'new' | undefined) => void
}

/** Whom invoices are written to, and the invoices. */
export function RequisitesPanel({ edited, onEdit }: RequisitesPanelProps) {
  const payers = usePayers()
  const [removed, setRemoved] = useState<Payer>()
  return (
    <Panel
      id="payers"
      title="Плательщики и счета"
      padded
      note={<LinkButton onClick={() => onEdit('new')}>Добавить плательщика</LinkButton>}
    >
      <Loaded small title="Плательщики не пришли" query={payers} lines={2}>
        {(known) =>
          known.length === 0 ? (
            <p className={css.empty}>Реквизитов нет. С ними можно платить по счету из банка.</p>
          ) : (
            <ul className={css.rows}>
              {known.map((payer) => (
                <li key={payer.payer_id} className={css.line}>
                  <p>
                    <b>{payer.name}</b>
                    <small>
                      {[`ИНН ${payer.inn}`, payer.kpp && `КПП ${payer.kpp}`, payer.address]
                        .filter(Boolean)
                        .join(', ')}
                    </small>
                  </p>
                  <span className={css.actions}>
                    <Button size="s" variant="secondary" onClick={() => onEdit(payer)}>
                      Изменить
                    </Button>
                    <LinkButton onClick={() => setRemoved(payer)} aria-label={`Удалить: ${payer.name}`}>
                      Удалить
                    </LinkButton>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Invoices />
      <PayerDialog edited={edited} onClose={() => onEdit(undefined)} />
      <RemoveDialog payer={removed} onClose={() => setRemoved(undefined)} />
    </Panel>
  )
}

function Invoices() {
  const invoices = useInvoices()
  const file = useInvoiceFile()
  if (isNotLoaded(invoices)) return <NotLoaded small title="Счета не пришли" query={invoices} />
  if (!invoices.data || invoices.data.length === 0) return null
  return (
    <>
      <h3 className={css.subtitle}>Счета</h3>
      <ul className={css.rows}>
        {invoices.data.map((invoice) => (
          <li key={invoice.invoice_id} className={css.line}>
            <p>
              <b>
                № {invoice.number} на {amountText(toKopecks(invoice.amount))}
              </b>
              <small>
                {invoice.payer || 'Плательщик не указан'}, {formatDate(invoice.date)}.{' '}
                {invoice.paid ? 'Оплачен' : 'Не оплачен'}
              </small>
            </p>
            <Button
              size="s"
              variant="secondary"
              loading={file.isPending && file.variables === invoice.invoice_id}
              onClick={() => file.mutate(invoice.invoice_id)}
              aria-label={`Скачать счет № ${invoice.number}, PDF`}
            >
              <Icon icon={DownloadIcon} />
              PDF
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function PayerDialog({ edited, onClose }: { edited: Payer | 'new' | undefined; onClose: () => void }) {
  const payer = edited === 'new' ? undefined : edited
  const save = useSavePayer(payer?.payer_id)
  const draft = changesPlace(`payer-${payer?.payer_id ?? 'new'}`)
  const close = () => {
    save.reset()
    onClose()
  }
  return (
    <Modal
      open={edited !== undefined}
      onClose={close}
      title={payer ? 'Изменить плательщика' : 'Новый плательщик'}
      width={560}
      busy={save.isPending}
    >
      <PayerForm
        {...(payer && { initial: payer })}
        draft={draft}
        submitText={payer ? 'Сохранить' : 'Добавить'}
        loading={save.isPending}
        onSubmit={(form) =>
          save.mutate(form, {
            onSuccess: () => {
              draft.write({})
              close()
              notify('success', payer ? 'Реквизиты сохранены' : 'Плательщик добавлен')
            },
          })
        }
        {...(save.error && { error: <ErrorText error={save.error} /> })}
      />
    </Modal>
  )
}

function RemoveDialog({ payer, onClose }: { payer: Payer | undefined; onClose: () => void }) {
  const remove = useRemovePayer()
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={payer !== undefined}
      title="Удалить плательщика?"
      confirmText="Удалить"
      danger
      busy={remove.isPending}
      {...(remove.error && { error: <ErrorText error={remove.error} /> })}
      onConfirm={() => payer && remove.mutate(payer.payer_id, { onSuccess: close })}
      onClose={close}
    >
      <p>{payer?.name}. Выставленные счета останутся, новые на эти реквизиты уже не выставить.</p>
    </ConfirmDialog>
  )
}
