import { formatDate } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { Notice, Table } from '@proverka/ui/primitives'
import type { ObjectAnswer } from './data.ts'
import { OpenButton } from './near-objects.tsx'
import * as css from './unconfirmed.css.ts'

interface ClosedRecordProps {
  readonly status: string
  readonly record: ObjectAnswer['record']
}

/** An object that left the register: what it means for a buyer, and which objects replace it. */
export function ClosedRecord({ status, record }: ClosedRecordProps) {
  const { cancelled_at: closedAt, successors } = record
  return (
    <>
      <Notice tone="orange" title={`${status}${closedAt ? ` ${formatDate(closedAt)}` : ''}`}>
        <p>
          Продают этот номер? Сделку с закрытой записью не зарегистрируют. Попросите у продавца действующий
          номер. Нужна история для суда или наследства — отчеты о прошлом ниже.
        </p>
      </Notice>
      {successors.length > 0 && (
        <Panel title="Вместо него" note="Если покупаете сейчас, проверяйте новые" padded>
          <Table
            caption="Объекты, образованные из этого"
            rows={successors}
            rowKey={(number) => number}
            columns={[
              {
                key: 'number',
                title: 'Номер',
                cell: (number) => <span className={css.number}>{number}</span>,
              },
              {
                key: 'open',
                title: 'Действие',
                right: true,
                cell: (number) => <OpenButton objectKey={number} />,
              },
            ]}
          />
        </Panel>
      )}
    </>
  )
}
