import { formatMoment } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { Table } from '@proverka/ui/primitives'
import { useState } from 'react'
import { listFound } from '../lookup/found-today.ts'
import { OpenButton, WhatItIs } from './near-objects.tsx'
import * as css from './unconfirmed.css.ts'

/** What the searches of this tab found: it opens without a search. */
export function FoundToday() {
  const [found] = useState(listFound)
  const [now] = useState(() => new Date().toISOString())
  if (found.length === 0) return null
  return (
    <Panel title="Вы уже нашли" note="Открыть найденное — не поиск, лимита нет" padded>
      <Table
        caption="Найденные объекты"
        rows={found}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'number',
            title: 'Номер',
            cell: ({ object, at }) => (
              <span className={css.number}>
                {object.Number || 'Без номера'}
                <span className={css.second}>{formatMoment(at, now)}, подтвержден реестром</span>
              </span>
            ),
          },
          { key: 'what', title: 'Что это', cell: ({ object }) => <WhatItIs object={object} /> },
          { key: 'open', title: 'Действие', right: true, cell: ({ key }) => <OpenButton objectKey={key} /> },
        ]}
      />
    </Panel>
  )
}
